import { calls } from '../contract/address.ts';
import type { photosContract } from './contract.ts';

export const photosAddresses = {
  upload: { method: 'post', path: '/api/profile/upload-photo' },
  remove: { method: 'delete', path: '/api/profile/photo' },
} as const;

/** The field of the form that the photo travels in. */
export const photoField = 'photo';

export const photosCalls = calls<typeof photosContract>(photosAddresses);
