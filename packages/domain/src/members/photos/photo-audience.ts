import { isOnboarded, type Progress } from '../../platform/access/progress.ts';

/** What decides who may see a stored photo. */
export interface PhotoFacts {
  /** Shown as something by a member who is still there. */
  readonly isInUse: boolean;
  /** It, or the listing that it is of: for its owner, and for administrators, who look at it. */
  readonly isHidden: boolean;
  readonly isPortrait: boolean;
  /** A listing that shows it is shown to everybody. */
  readonly isPublic: boolean;
  /** A listing that shows it is shown to the viewer, or was ordered by them. */
  readonly isShownWithListing: boolean;
  readonly isViewers: boolean;
  /** One of the two, the member and the viewer, has blocked the other. */
  readonly isBlocked: boolean;
  readonly ownerSells: boolean;
}

export type PhotoAudience = 'everyone' | 'some' | 'nobody';

interface Viewer {
  readonly progress: Progress;
  readonly isAdmin: boolean;
}

/** Visitors, and members without a finished profile, see who sells: the same as of the visitor's profile. */
const seesPortrait = (
  { isViewers, isBlocked, ownerSells }: PhotoFacts,
  viewer: Viewer | undefined,
): boolean => {
  if (isViewers || viewer?.isAdmin) return true;
  return !isBlocked && (ownerSells || (viewer !== undefined && isOnboarded(viewer.progress)));
};

/** Whether a viewer may see a photo, as one of everyone or only as one of some. */
export function photoAudience(photo: PhotoFacts, viewer: Viewer | undefined): PhotoAudience {
  if (!photo.isInUse) return 'nobody';
  const isOwn = photo.isViewers || viewer?.isAdmin === true;
  if (photo.isHidden) return isOwn ? 'some' : 'nobody';
  if (photo.isPortrait) return seesPortrait(photo, viewer) ? 'some' : 'nobody';
  if (photo.isPublic) return 'everyone';
  return isOwn || photo.isShownWithListing ? 'some' : 'nobody';
}
