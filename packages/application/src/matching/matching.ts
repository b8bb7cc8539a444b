import { isOnboarded } from '@nestmates/domain/accounts/progress.ts';
import { insistOnOther, insistOnSight } from '@nestmates/domain/blocks/visibility.ts';
import { insistOnUnconnected } from '@nestmates/domain/connections/pair-state.ts';
import { unpack } from '@nestmates/domain/matching/packed-member.ts';
import { bestOf } from '@nestmates/domain/matching/ranking.ts';
import { passesCountSince, swipesADay, utcDay } from '@nestmates/domain/matching/swipes.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { capabilities } from '@nestmates/domain/subscriptions/capabilities.ts';
import type { Caller } from '../accounts/caller.ts';
import type { ConnectionStore } from '../connections/ports.ts';
import type { Confirmation } from '../contract/fields.ts';
import { Turns } from '../shared/concurrency-limit.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import { type CardView, viewOfCard } from './card-view.ts';
import { takeSwipe } from './consume-swipe.ts';
import type { Packing } from './packing.ts';
import type { Candidates, MatchFacts, Passes, Surroundings, Swipes } from './ports.ts';
import { preparedFrom } from './prepare-facts.ts';

export interface MatchingDeps {
  readonly candidates: Candidates;
  readonly packing: Pick<Packing, 'pack'>;
  readonly connections: Pick<ConnectionStore, 'lockBetween'>;
  readonly passes: Passes;
  readonly swipes: Swipes;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

const deckSize = 20;
/** Someone may leave between the search and the second look. */
const spare = 4;

/** A deck takes more work than any other answer; one after another, they keep nobody else waiting. */
const decksAtOnce = 1;

export class Matching {
  readonly #deps: MatchingDeps;
  readonly #turns = new Turns(decksAtOnce);
  constructor(deps: MatchingDeps) {
    this.#deps = deps;
  }

  /** The best by their packed profiles, then told and scored by what they say of themselves now. */
  calculate(by: Caller): Promise<{ matches: CardView[] }> {
    return this.#turns.take(async () => ({ matches: await this.#deckFor(by) }));
  }

  async #deckFor(by: Caller): Promise<CardView[]> {
    const around = await this.#around(by.id);
    if (!around) return [];
    const mine = unpack(around.mine.members, 0, around.mine.point).profile;
    const best = bestOf(mine, around.near, deckSize + spare);
    const met = await this.#deps.candidates.meet(by.id, best);
    return deckOf(by.id, best, met);
  }

  /** Who has just finished her profile, or moved, may be here before the job that packs it. */
  async #around(me: MemberId): Promise<Surroundings | undefined> {
    const { candidates, packing, clock } = this.#deps;
    const since = passesCountSince(clock.now());
    const around = await candidates.around(me, since);
    if (around || !(await packing.pack({ memberId: me }))) return around;
    return candidates.around(me, since);
  }

  /** A pass that is still standing is none again, so that a resent one costs nothing. */
  async skip(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const { connections, passes, swipes, transaction, clock } = this.#deps;
    insistOnOther(by.id, userId, 'userId', 'You cannot pass yourself.');
    const at = clock.now();
    await transaction.run(async () => {
      insistOnUnconnected(insistOnSight(await connections.lockBetween(by.id, userId)));
      const pass = { at, since: passesCountSince(at), swipe: swipesADay(by.can) !== undefined };
      if (await passes.add(by.id, userId, pass)) await takeSwipe(swipes, by, at);
    });
    return { message: 'Passed.' };
  }

  /** Brings the card back, and the swipe too if it was one of today's. */
  async undo(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const { passes, swipes, transaction, clock } = this.#deps;
    const at = clock.now();
    await transaction.run(async () => {
      const pass = await passes.remove(by.id, userId, passesCountSince(at));
      if (!pass) throw notFound('There is no pass to take back.');
      if (pass.swipe && utcDay(pass.at) === utcDay(at)) await swipes.giveBack(by.id, utcDay(at));
    });
    return { message: 'Taken back.' };
  }
}

/** Once more by the whole profile; those who stay equal stay in the order of the search. */
function deckOf(me: MemberId, best: readonly MemberId[], met: readonly MatchFacts[]): CardView[] {
  const byId = new Map(met.map((facts) => [facts.id, facts]));
  const mine = preparedFrom(byId.get(me));
  if (!mine) return [];
  return best
    .flatMap((memberId) => byId.get(memberId) ?? [])
    .flatMap((facts) => {
      const hers = isOnboarded(facts.progress) && preparedFrom(facts);
      return hers ? [{ pro: capabilities(facts.standing).pro, card: viewOfCard(facts, mine, hers) }] : [];
    })
    .sort((a, b) => b.card.compatibilityScore - a.card.compatibilityScore || Number(b.pro) - Number(a.pro))
    .slice(0, deckSize)
    .map(({ card }) => card);
}
