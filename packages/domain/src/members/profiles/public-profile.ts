import { isOnboarded, type Progress } from '../../platform/access/progress.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import type { AverageRating } from './average-rating.ts';

/** What any visitor may see. */
export interface VisitorProfile {
  readonly id: MemberId;
  readonly firstName: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly shopName: string | null;
  readonly sellerBio: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly website: string | null;
  readonly storeLive: boolean;
  readonly storeSlug: string | null;
  /** What buyers have given the buyer; null as long as nobody has. */
  readonly rating: AverageRating | null;
}

/** What other members may see in addition. */
export interface MemberProfile extends VisitorProfile {
  readonly profilePhotoUrl: string | null;
  /** When this photo was checked. */
  readonly photoCheckedAt: Date | null;
  readonly age: number | null;
  readonly zipCode: string | null;
  readonly bio: string | null;
  readonly lifestyleInterests: readonly string[];
  readonly createdAt: Date;
  /**
   * Whether the viewer has met them: a list has shown the viewer in the last 30 days, or they are connected, have
   * asked each other or write about a listing.
   */
  readonly met: boolean;
}

export interface PublicProfile extends MemberProfile, Progress {
  /** Whether visitors see anything that the visitor sells or has sold. */
  readonly hasListings: boolean;
  /** Whether this would be one profile more by its number than a day has. */
  readonly beyondLookUps: boolean;
}
export type VisibleProfile = VisitorProfile & Partial<MemberProfile>;

type Viewer = 'visitor' | 'member' | 'herself';

interface SignedInViewer {
  readonly id: MemberId;
  readonly progress: Progress;
  readonly mustVerifyEmail: boolean;
}

/** A member without a finished profile, or without a verified e-mail, sees strangers as a visitor does. */
function viewerOf(profile: PublicProfile, by: SignedInViewer | undefined): Viewer {
  if (by?.id === profile.id) return 'herself';
  return by && (seesStrangers(by) || (profile.met && isOnboarded(by.progress))) ? 'member' : 'visitor';
}

/** Whether more than what visitors see is shown to the viewer of a seller whom they have not met. */
export const seesStrangers = ({ progress, mustVerifyEmail }: SignedInViewer): boolean =>
  isOnboarded(progress) && !mustVerifyEmail;

/** Visitors meet members who sell, and nobody else. */
const sells = ({ shopName, hasListings }: PublicProfile): boolean => shopName !== null || hasListings;

const visitorProfile = ({
  id,
  firstName,
  city,
  state,
  shopName,
  sellerBio,
  instagram,
  facebook,
  website,
  storeLive,
  storeSlug,
  rating,
}: PublicProfile): VisitorProfile => ({
  id,
  firstName,
  city,
  state,
  shopName,
  sellerBio,
  instagram,
  facebook,
  website,
  storeLive,
  storeSlug,
  rating,
});

const memberProfile = (profile: PublicProfile): MemberProfile => {
  const { profilePhotoUrl, photoCheckedAt, age, zipCode, bio, lifestyleInterests, createdAt, met } = profile;
  const forMembers = { profilePhotoUrl, photoCheckedAt, age, zipCode, bio, lifestyleInterests, createdAt };
  return { ...visitorProfile(profile), ...forMembers, met };
};

const profileByViewer: Readonly<Record<Viewer, (profile: PublicProfile) => VisibleProfile | undefined>> = {
  visitor: (profile) => (isOnboarded(profile) && sells(profile) ? visitorProfile(profile) : undefined),
  member: (profile) =>
    isOnboarded(profile) && (profile.met || sells(profile)) ? memberProfile(profile) : undefined,
  herself: memberProfile,
};

/** The part of a profile that this caller may see; undefined if the caller may not know that the member exists. */
export const profileFor = (
  profile: PublicProfile,
  by: SignedInViewer | undefined,
): VisibleProfile | undefined => profileByViewer[viewerOf(profile, by)](profile);
