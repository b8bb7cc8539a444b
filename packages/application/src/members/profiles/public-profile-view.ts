import type { VisibleProfile } from '@nestmates/domain/members/profiles/public-profile.ts';
import * as z from 'zod/mini';
import { id, instant } from '../../platform/contract/fields.ts';
import { averageRatingView } from './rating-view.ts';

const text = z.nullable(z.string());

export const publicProfileView = z.object({
  id,
  firstName: text,
  city: text,
  state: text,
  shopName: text,
  sellerBio: text,
  instagram: text,
  facebook: text,
  website: text,
  storeLive: z.boolean(),
  storeSlug: text,
  rating: averageRatingView,
  profilePhotoUrl: z.optional(text),
  photoCheckedAt: z.optional(z.nullable(instant)),
  age: z.optional(z.nullable(z.int())),
  zipCode: z.optional(text),
  bio: z.optional(text),
  lifestyleInterests: z.optional(z.readonly(z.array(z.string()))),
  createdAt: z.optional(instant),
  /** Whether the member has a page for the caller, with more than what they sell. */
  met: z.optional(z.boolean()),
});

export type PublicProfileView = z.infer<typeof publicProfileView>;

export const viewOfPublicProfile = ({
  createdAt,
  photoCheckedAt,
  ...seen
}: VisibleProfile): PublicProfileView =>
  createdAt
    ? {
        ...seen,
        createdAt: createdAt.toISOString(),
        photoCheckedAt: photoCheckedAt?.toISOString() ?? null,
      }
    : seen;
