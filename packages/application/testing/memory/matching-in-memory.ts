import { utcDay } from '@nestmates/domain/friends/matching/swipes.ts';
import type { VerificationPolicy } from '@nestmates/domain/platform/access/email-verification.ts';
import { Matching } from '../../src/friends/matching/matching.ts';
import { Packing } from '../../src/friends/matching/packing.ts';
import { Strangers } from '../../src/members/people/strangers.ts';
import { aCaller } from '../a-caller.ts';
import { aChild, aMember } from '../a-member.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { MemoryCandidates } from './memory-candidates.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemoryShownStrangers } from './memory-shown-strangers.ts';
import { MemorySwipes } from './memory-swipes.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];
const home = { latitude: 30, longitude: -97 };
export const northOfHome = (degrees: number) => ({ ...home, latitude: home.latitude + degrees });
/** A member at home, with a child of four. */
export const aMother = (given: Parameters<typeof aMember>[0]) =>
  aMember({ point: home, zipCode: '78701', children: [aChild({ id: 100 + given.id })], ...given });

/** Matching over ports in memory; nobody is there until they arrive. */
export function matchingInMemory(verificationPolicy: VerificationPolicy = 'offered') {
  const [clock, people, swipes] = [new StoppedClock(), new MemoryPeople(), new MemorySwipes()];
  const pairs = new MemoryPairs(people);
  const candidates = new MemoryCandidates(pairs, swipes);
  const transaction = pairs.transaction;
  const packing = new Packing({
    matchFacts: people,
    packedProfiles: candidates,
    verificationPolicy,
    transaction,
  });
  const strangers = new Strangers({ shownStrangers: new MemoryShownStrangers(), clock });
  const matching = new Matching({
    strangers,
    verificationPolicy,
    candidates,
    packing,
    pairs,
    passes: swipes,
    swipes,
    transaction,
    clock,
  });
  const arrive = async (...members: readonly ReturnType<typeof aMother>[]) => {
    for (const member of members) {
      people.put(member);
      await packing.pack({ memberId: member.id });
    }
  };
  const deck = async (by = ana) => (await matching.calculate(by)).matches;
  const idsIn = async (by = ana) => (await deck(by)).map(({ user }) => user.id);
  const skip = async (by = ana, userId = bea.id) => matching.skip(by, { userId });
  const used = (by = ana) => swipes.swipesOf(by.id, utcDay(clock.now()));
  return { clock, people, pairs, swipes, packing, matching, arrive, deck, idsIn, skip, used };
}
