import { dailySwipeLimit, passesValidSince, utcDay } from '@nestmates/domain/friends/matching/swipes.ts';
import { requireNotConnected } from '@nestmates/domain/members/pairs/pair-state.ts';
import { requireOtherMember, requireVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import { knownTo } from '@nestmates/domain/members/people/known-member.ts';
import { capabilities } from '@nestmates/domain/platform/access/capabilities.ts';
import { mustVerifyEmail } from '@nestmates/domain/platform/access/email-verification.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import { isOnboarded } from '@nestmates/domain/platform/access/progress.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type CardView, viewOfCard } from './card-view.ts';
import { consumeSwipe } from './consume-swipe.ts';
import type { MatchFacts } from './ports.ts';
import { prepareKnown } from './prepare-facts.ts';
import { searchNearby } from './search-nearby.ts';

const deckSize = 20;
/** Members may disappear between the search and the second read. */
const spareCandidates = 4;

export class Matching extends useCase(
  'strangers',
  'verificationPolicy',
  'pairs',
  'passes',
  'swipes',
  'transaction',
  'candidates',
  'packing',
  'clock',
) {
  /** Ranks by packed profiles first, then reads and scores the best by their current profiles. */
  async calculate(by: Caller): Promise<{ matches: CardView[] }> {
    const { candidates, strangers, verificationPolicy } = this.needs;
    const best = await searchNearby(this.needs, by.id, deckSize + spareCandidates);
    if (best.length === 0) return { matches: [] };
    const facts = await candidates.visibleFacts(by.id, best);
    const shown = facts.filter((one) => one.id === by.id || !mustVerifyEmail(verificationPolicy, one));
    const cards = deckOf(by.id, best, shown);
    return { matches: [...(await strangers.within(by.id, cards, ({ user }) => user.id))] };
  }

  /**
   * Repeating a pass that is still valid adds nothing, so a request that is sent again costs no second swipe.
   */
  async skip(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const { pairs, passes, swipes, transaction, clock } = this.needs;
    requireOtherMember(by.id, userId, 'userId', 'You cannot pass yourself.');
    const at = clock.now();
    await transaction.run(async () => {
      requireNotConnected(requireVisible(await pairs.lock(by.id, userId)));
      const pass = { at, since: passesValidSince(at), swipe: dailySwipeLimit(by.plan) !== undefined };
      if (await passes.add(by.id, userId, pass)) await consumeSwipe(swipes, by, at);
    });
    return { message: 'Passed.' };
  }

  /** Also returns the swipe if the pass was made today. */
  async undo(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const { pairs, passes, swipes, transaction, clock } = this.needs;
    const at = clock.now();
    await transaction.run(async () => {
      await pairs.lock(by.id, userId);
      const pass = await passes.remove(by.id, userId, passesValidSince(at));
      if (!pass) throw notFound('There is no pass to take back.');
      if (pass.swipe && utcDay(pass.at) === utcDay(at)) await swipes.giveBack(by.id, utcDay(at));
    });
    return { message: 'Taken back.' };
  }
}

/** Scored by the full profiles; of equal scores Pro comes first, then a face, else the order of the search. */
function deckOf(me: MemberId, best: readonly MemberId[], visible: readonly MatchFacts[]): CardView[] {
  const byId = new Map(visible.map((facts) => [facts.id, facts]));
  const myFacts = byId.get(me);
  const mine = prepareKnown(myFacts && knownTo('stranger', myFacts));
  if (!mine) return [];
  return best
    .flatMap((memberId) => byId.get(memberId) ?? [])
    .flatMap((facts) => {
      const other = knownTo('stranger', facts);
      const theirs = isOnboarded(facts.progress) && prepareKnown(other);
      return theirs
        ? [
            {
              pro: planOpens(capabilities(facts.entitlement).plan, 'priority matching'),
              card: viewOfCard(other, mine, theirs),
            },
          ]
        : [];
    })
    .sort(
      (a, b) =>
        b.card.compatibilityScore - a.card.compatibilityScore ||
        Number(b.pro) - Number(a.pro) ||
        Number(b.card.user.profilePhotoUrl !== null) - Number(a.card.user.profilePhotoUrl !== null),
    )
    .slice(0, deckSize)
    .map(({ card }) => card);
}
