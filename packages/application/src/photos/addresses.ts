import { calls } from '../contract/address.ts';
import type { photosContract } from './contract.ts';

export const photosAddresses = {
  upload: { method: 'post', path: '/api/profile/upload-photo' },
  remove: { method: 'delete', path: '/api/profile/photo' },
} as const;

/** The form field of the file. */
export const photoField = 'photo';

export const photosCalls = calls<typeof photosContract>(photosAddresses);
