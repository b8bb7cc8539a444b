import type { PhotoFile, PhotoFormat, PhotoSize } from './photo-sizes.ts';

/** A photo's name is ours: nothing of the file that was sent is in it. */
const name = /^[\w-]{1,64}$/;
const address = /^\/photos\/([\w-]{1,64})\/(?:avatar|card|full)\.(?:webp|jpg)$/;

export const isPhotoName = (text: string): boolean => name.test(text);

export const photoPath = (photo: string, file: PhotoFile): string => `/photos/${photo}/${file}`;

/** What is stored and sent as a member's `profilePhotoUrl`: a picture by itself, and the way to the others. */
export const photoUrl = (photo: string): string => photoPath(photo, 'card.webp');

export const photoNameFromUrl = (url: string | null | undefined): string | undefined =>
  url ? address.exec(url)?.[1] : undefined;

/** The same photo in another size or format; an address that is not one of ours stays as it is. */
export function photoUrlAt(url: string, size: PhotoSize, format: PhotoFormat = 'webp'): string {
  const photo = photoNameFromUrl(url);
  return photo ? photoPath(photo, `${size}.${format}`) : url;
}
