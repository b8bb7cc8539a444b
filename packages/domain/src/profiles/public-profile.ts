import { isOnboarded, type Progress } from '../accounts/progress.ts';
import type { MemberId } from '../shared/ids.ts';

/** What anyone may see: who she is to a shopper passing by. */
export interface SeenByVisitors {
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
}

/** What other members may see besides. */
export interface SeenByMembers extends SeenByVisitors {
  readonly profilePhotoUrl: string | null;
  readonly age: number | null;
  readonly zipCode: string | null;
  readonly bio: string | null;
  readonly lifestyleInterests: readonly string[];
  readonly createdAt: Date;
}

export type PublicProfile = SeenByMembers & Progress;
export type SeenProfile = SeenByVisitors & Partial<SeenByMembers>;

type Viewer = 'visitor' | 'member' | 'herself';

/** Who has not finished her own profile sees of others what a visitor sees. */
function viewerOf(profile: PublicProfile, by: (Progress & { readonly id: MemberId }) | undefined): Viewer {
  if (by?.id === profile.id) return 'herself';
  return by && isOnboarded(by) ? 'member' : 'visitor';
}

const forVisitors = ({
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
}: PublicProfile): SeenByVisitors => ({
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
});

const forMembers = (profile: PublicProfile): SeenByMembers => {
  const { profilePhotoUrl, age, zipCode, bio, lifestyleInterests, createdAt } = profile;
  return { ...forVisitors(profile), profilePhotoUrl, age, zipCode, bio, lifestyleInterests, createdAt };
};

const seen: Readonly<Record<Viewer, (profile: PublicProfile) => SeenProfile | undefined>> = {
  visitor: (profile) => (isOnboarded(profile) ? forVisitors(profile) : undefined),
  member: (profile) => (isOnboarded(profile) ? forMembers(profile) : undefined),
  herself: forMembers,
};

/** The public side of a profile, as far as this caller may see it; nothing where it is not finished. */
export const profileFor = (
  profile: PublicProfile,
  by: (Progress & { readonly id: MemberId }) | undefined,
): SeenProfile | undefined => seen[viewerOf(profile, by)](profile);
