import { requireOwnChildren } from '@nestmates/domain/members/children/child.ts';
import { requireOtherMember, requireVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import { changedMeanwhile } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { commonTimes } from '@nestmates/domain/together/planner/free-times.ts';
import {
  offeredTimeAt,
  type PlanTime,
  planTimeFrom,
  planTimeRule,
} from '@nestmates/domain/together/plans/plan-time.ts';
import { otherOf, playdateNotFound, withTimeZone } from '@nestmates/domain/together/playdates/playdate.ts';
import { proposePlaydate } from '@nestmates/domain/together/playdates/playdate-actions.ts';
import { playdateMessage } from '@nestmates/domain/together/playdates/playdate-messages.ts';
import {
  proposalOpen,
  requireCommonTimes,
  requireConnected,
} from '@nestmates/domain/together/playdates/playdate-rules.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { suggestedPlaces } from '../check-ins/suggested-places.ts';
import { plannedTime } from '../planner/planned-time.ts';
import { timeGiven, viewOfTime } from '../plans/plan-fields.ts';
import type { PlanForm, PlaydateView } from './contract.ts';
import { PlaydateChanges } from './playdate-changes.ts';
import { viewOfPlaydate } from './playdate-view.ts';
import type { PlaydateList } from './ports.ts';

/** More than one thread shows at a time. */
const maxInThread = 50;
interface SuggestForm extends Partial<PlanForm> {
  readonly targetUserId: MemberId;
  readonly timeZone?: string;
}

/** Three are offered. The others are the dots on the days of the card, and what the member chooses among instead. */
const maxOffered = 12;

/** A member's playdates, and suggesting one. */
export class Playdates extends useCase(
  ...PlaydateChanges.needs,
  'playdateQueries',
  'memberTimes',
  'checkInQueries',
  'pairs',
  'transaction',
) {
  readonly #changes = new PlaydateChanges(this.needs);

  /** Times that are not said are the next at which both are free. */
  suggest(by: Caller, { targetUserId, timeZone, ...given }: SuggestForm): Promise<PlaydateView> {
    const { playdateStore: store, pairs, transaction, clock } = this.needs;
    requireOtherMember(by.id, targetUserId, 'targetUserId', 'You cannot suggest a playdate to yourself.');
    return transaction.run(async () => {
      requireConnected(requireVisible(await pairs.lock(by.id, targetUserId)));
      const context = await store.context(by.id, targetUserId);
      if (!context) throw changedMeanwhile();
      const at = clock.now();
      const childIds = given.childIds ?? [];
      requireOwnChildren(childIds, context.mine);
      const times =
        given.times?.map((time) => timeGiven(time)) ?? (await this.#nextTimes(by.id, targetUserId));
      const plan = { times, place: given.place ?? null, childIds };
      const proposal = withTimeZone(proposePlaydate(by.id, targetUserId, plan, at), by.id, timeZone);
      const id = await store.add({ ...proposal, matchId: context.matchId }, at);
      if (id === undefined) throw proposalOpen();
      const playdate = { ...proposal, id };
      await this.#changes.write(playdateMessage.suggested, { by: by.id, playdate });
      await this.#changes.tell(playdate, by.id, 'suggested');
      return viewOfPlaydate({ playdate, theirs: [], ...context }, by.id, at);
    });
  }

  /** What the planner would suggest. */
  async suggestion(by: Caller, { userId }: { readonly userId: MemberId }) {
    const { pairs, checkInQueries, clock } = this.needs;
    requireConnected(requireVisible(await pairs.between(by.id, userId)));
    const times = await this.#commonTimes(by.id, userId);
    const places = await checkInQueries.places(by.id, suggestedPlaces(clock.now()));
    return { times: times.slice(0, maxOffered).map(viewOfTime), places };
  }

  async list(
    by: Caller,
    list: PlaydateList,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<Page<PlaydateView>> {
    const { playdateQueries: queries, clock } = this.needs;
    const now = clock.now();
    const found = await queries.playdatesOf(by.id, { list, now }, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map((row) => viewOfPlaydate(row, by.id, now)) };
  }

  async withMember(by: Caller, { userId }: { readonly userId: MemberId }): Promise<readonly PlaydateView[]> {
    const { playdateQueries: queries, clock } = this.needs;
    const found = await queries.between(by.id, userId, maxInThread);
    return found.map((row) => viewOfPlaydate(row, by.id, clock.now()));
  }

  /** When both are free, beside what is proposed already. */
  async times(by: Caller, { playdateId }: { readonly playdateId: PlaydateId }) {
    const { playdateQueries: queries } = this.needs;
    const found = await queries.find(playdateId, by.id);
    if (!found) throw playdateNotFound();
    const { playdate } = found;
    const proposed = playdate.status === 'proposed' ? playdate.times : [];
    const times = (await this.#commonTimes(by.id, otherOf(playdate, by.id))).filter(
      ({ date }) => !offeredTimeAt(proposed, date),
    );
    return { times: times.slice(0, maxOffered).map(viewOfTime) };
  }

  async #nextTimes(me: MemberId, other: MemberId): Promise<readonly PlanTime[]> {
    const times = await this.#commonTimes(me, other);
    requireCommonTimes(times);
    return times.slice(0, planTimeRule.maxTimes);
  }

  /** When both are free, the soonest first. */
  async #commonTimes(me: MemberId, other: MemberId): Promise<readonly PlanTime[]> {
    const { memberTimes: times, clock } = this.needs;
    const found = await times.of({ me, ids: [me, other], connections: [other] }, plannedTime(clock.now()));
    const [mine, theirs] = [found.get(me), found.get(other)];
    if (!mine || !theirs) throw changedMeanwhile();
    return commonTimes(mine, theirs, clock.now()).map((date) => planTimeFrom({ date }));
  }
}
