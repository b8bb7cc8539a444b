import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { memberView } from '../../platform/access/member-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';

const uploadedPhoto = z.object({
  user: memberView,
  profilePhotoUrl: z.string(),
  /** The same address, under the name that some clients expect. */
  imageUrl: z.string(),
});

export type UploadedPhoto = z.infer<typeof uploadedPhoto>;

/** Queue of a call that may bring a photo: converting it takes processor time. */
export const photoQueue = { atOnce: 4, waiting: 60, perMember: 12 } as const;

export const photosContract = {
  upload: endpoint({
    method: 'post',
    path: '/api/profile/upload-photo',
    access: 'signed-in',
    upload: {
      field: 'photo',
      maxBytes: photoRule.maxBytes,
      types: photoRule.types,
      missing: 'Please choose a photo.',
      tooLarge: photoRule.tooLarge,
    },
    response: uploadedPhoto,
    limit: { by: 'member', max: 60, per: hours(1) },
    queue: photoQueue,
    summary: "Takes in a photo, cleans and scales it, and makes it the member's own.",
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/profile/photo',
    access: 'signed-in',
    response: memberView,
    summary: "Takes the member's photo down and has its files removed; without one nothing happens.",
  }),
};
