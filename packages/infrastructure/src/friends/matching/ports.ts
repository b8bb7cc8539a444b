import type {
  Candidates,
  MatchFactsQueries,
  PackedProfiles,
  Passes,
  Swipes,
} from '@nestmates/application/friends/matching/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const candidates = port<Candidates>('candidates');
export const matchFacts = port<MatchFactsQueries>('match-facts');
export const packedProfiles = port<PackedProfiles>('packed-profiles');
export const passes = port<Passes>('passes');
export const swipes = port<Swipes>('swipes');
