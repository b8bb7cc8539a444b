import { scoreLabel } from '@nestmates/domain/friends/matching/score.ts';
import { dayParts, days, type Slots, slotsOf } from '@nestmates/domain/members/availability/slots.ts';
import type { Acquaintance } from '@nestmates/domain/members/pairs/pair-state.ts';
import { relationTo } from '@nestmates/domain/members/pairs/relation.ts';
import type { Viewer } from '@nestmates/domain/members/pairs/viewer.ts';
import { memberNotFound } from '@nestmates/domain/members/pairs/visibility.ts';
import { knownTo } from '@nestmates/domain/members/people/known-member.ts';
import { mustVerifyEmail } from '@nestmates/domain/platform/access/email-verification.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { commonSlotsAhead } from '@nestmates/domain/together/planner/free-times.ts';
import { actionsOnRequest } from '../../friends/connections/request-actions.ts';
import { viewOfCard } from '../../friends/matching/card-view.ts';
import type { MatchFacts } from '../../friends/matching/ports.ts';
import { prepareKnown } from '../../friends/matching/prepare-facts.ts';
import { chipsOf, viewOfPerson } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { plannedTime } from '../../together/planner/planned-time.ts';
import type { PersonPageView, SharedDay } from './contract.ts';

/** The page of a member, for those who have met them. */
export class PeoplePages extends useCase(
  'pairs',
  'matchFacts',
  'personQueries',
  'memberTimes',
  'verificationPolicy',
  'clock',
) {
  /** Whoever has no page for the caller is not found, for whatever reason. */
  see(by: Caller, { id }: { readonly id: MemberId }): Promise<PersonPageView> {
    return id === by.id ? this.#seeOneself(id) : this.#seeOther(by, id);
  }

  async #seeOneself(me: MemberId): Promise<PersonPageView> {
    const { matchFacts: facts, personQueries: queries } = this.needs;
    const [mine] = await facts.factsOf([me]);
    if (!mine) throw memberNotFound();
    const shop = await queries.shopOf(me, me);
    return { ...shownOf(mine, 'stranger'), ...nothingShared, relation: 'self', match: null, ...shop };
  }

  async #seeOther(by: Caller, id: MemberId): Promise<PersonPageView> {
    const me = by.id;
    const { pairs, matchFacts: facts, personQueries: queries, verificationPolicy } = this.needs;
    const pair = await pairs.acquaintance(me, id);
    const relation = pair && relationTo(pair);
    if (!relation) throw memberNotFound();
    const found = await facts.factsOf([me, id]);
    const [mine, other] = [me, id].map((one) => found.find((member) => member.id === one));
    if (!mine || !other) throw memberNotFound();
    if (relation === 'stranger' && mustVerifyEmail(verificationPolicy, other)) throw memberNotFound();
    const connection = relation === 'connected' ? await this.#connection(me, id) : undefined;
    const viewer = connection ? 'connection' : 'stranger';
    return {
      ...shownOf(other, viewer),
      ...nothingShared,
      ...connection?.shared,
      relation,
      match: matchOf(viewer, mine, other, connection?.score),
      ...(relation === 'asked-me' && { requestId: requestIdIn(pair), actions: actionsOnRequest(by) }),
      ...(await queries.shopOf(id, me)),
    };
  }

  /** Not found where the connection has ended in between. */
  async #connection(me: MemberId, other: MemberId) {
    const { personQueries: queries, clock } = this.needs;
    const now = clock.now();
    const history = await queries.historyOf(me, other, now);
    if (!history) throw memberNotFound();
    const { score, matchId, swapsForMe, swapsForOther, timeForMe, timeForOther, plans } = history;
    const connection = {
      matchId,
      swapsForMe,
      swapsForOther,
      hoursForMe: timeForMe / hours(1),
      hoursForOther: timeForOther / hours(1),
      plans: plans.map((plan) => ({
        ...plan,
        at: plan.at.toISOString(),
        until: plan.until.toISOString(),
      })),
      freeTogether: daysOf(await this.#freeTogether(me, other, now)),
    };
    return { score, shared: { connection } };
  }

  /** Slots as the planner works them out, and no finer. */
  async #freeTogether(me: MemberId, other: MemberId, now: Date): Promise<Slots> {
    const asked = { me, ids: [me, other], connections: [other] };
    const times = await this.needs.memberTimes.of(asked, plannedTime(now));
    const [mine, theirs] = [times.get(me), times.get(other)];
    return mine && theirs ? commonSlotsAhead(mine, theirs, now) : 0;
  }
}

const nothingShared = { requestId: null, actions: [], connection: null } as const;

function shownOf(member: MatchFacts, viewer: Viewer) {
  const known = knownTo(viewer, member);
  return { user: viewOfPerson(known), children: chipsOf(known.children) };
}

const requestIdIn = ({ received }: Acquaintance) => received?.id ?? null;

/** The score of a connection is the one of its list, by what is shown to everybody. */
function matchOf(
  viewer: Viewer,
  mine: MatchFacts,
  other: MatchFacts,
  kept: number | undefined,
): PersonPageView['match'] {
  const known = knownTo(viewer, other);
  const [a, b] = [prepareKnown(knownTo(viewer, mine)), prepareKnown(known)];
  if (!a || !b) return null;
  const { compatibilityScore, why, differs, distance } = viewOfCard(known, a, b);
  const score = kept ?? compatibilityScore;
  return { compatibilityScore: score, scoreLabel: scoreLabel(score), why, differs, distance };
}

const daysOf = (slots: Slots): readonly SharedDay[] =>
  days
    .map((day) => ({ day, parts: dayParts.filter((part) => (slots & slotsOf([day], [part])) !== 0) }))
    .filter(({ parts }) => parts.length > 0);
