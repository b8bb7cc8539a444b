import { photoMessages, photoProblem, photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { detectPhotoType } from '@nestmates/domain/members/photos/photo-type.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { readImageSize } from './images.ts';

/** Enough bytes to detect the file type. */
const headerBytes = 16;

/** What is wrong with a file, in the words shown to the member; undefined if nothing is. */
export async function findPhotoProblem(file: File): Promise<string | undefined> {
  const problem = photoProblem(file);
  if (problem) return problem;
  try {
    const bytes = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
    if (!detectPhotoType(bytes)) return photoRule.wrongType;
    const extent = await readImageSize(file);
    return extent && extent.width * extent.height > photoRule.maxPixelsToScale
      ? photoRule.tooLarge
      : undefined;
  } catch {
    return photoMessages.galleryDenied;
  }
}

/** A message with " - " becomes a toast with title and description. */
export function sayPhotoProblem(message: string): void {
  const [title = message, description] = message.split(' - ');
  toast({ title, description, destructive: true });
}
