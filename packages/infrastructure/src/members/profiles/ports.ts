import type { ProfileStore, PublicProfileQueries } from '@nestmates/application/members/profiles/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const profileStore = port<ProfileStore>('profile-store');
export const publicProfileQueries = port<PublicProfileQueries>('public-profile-queries');
