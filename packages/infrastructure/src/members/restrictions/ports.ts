import type {
  AwayFollower,
  BannedEmails,
  RestrictionStore,
} from '@nestmates/application/members/restrictions/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const restrictionStore = port<RestrictionStore>('restriction-store');
export const bannedEmails = port<BannedEmails>('banned-emails');
export const awayFollowers = port<AwayFollower>('away-followers');
