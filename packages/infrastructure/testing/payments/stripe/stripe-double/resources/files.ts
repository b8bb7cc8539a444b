import type Stripe from 'stripe';
import { invalidRequest, notModelled } from '../failures.ts';
import type { UploadedFile } from '../objects.ts';
import type { StripeState } from '../state.ts';

/** What a bank takes, altogether. */
const maxBytes = 4_500_000;
const jpeg = 'ffd8ff';

/** Keeps that a file was sent, and not the file: `data` is its size and what it begins with (`multipart.ts`). */
export function createFile(
  state: StripeState,
  { purpose, file, ...others }: Stripe.FileCreateParams,
): UploadedFile {
  if (purpose !== 'dispute_evidence' || Object.keys(others).length > 0) {
    throw notModelled('other files than evidence');
  }
  const [size = '', begins] = String(file.data).split(' ');
  if (file.type !== 'image/jpeg' || begins !== jpeg) {
    throw invalidRequest('The file type is not one of PDF, JPEG or PNG');
  }
  if (Number(size) > maxBytes) throw invalidRequest('The file is too large');
  const uploaded: UploadedFile = {
    id: state.id('file'),
    object: 'file',
    created: state.seconds(),
    filename: file.name ?? null,
    purpose,
    size: Number(size),
    type: 'jpg',
  };
  state.files.set(uploaded.id, uploaded);
  return uploaded;
}
