import { requireOtherMember, requireVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import { changedMeanwhile } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { commonTimes, timesToPropose } from '@nestmates/domain/together/planner/free-times.ts';
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
import { plannedTime } from '../planner/planned-time.ts';
import type { PlaydateView } from './contract.ts';
import { PlaydateChanges } from './playdate-changes.ts';
import { viewOfPlaydate } from './playdate-view.ts';
import type { PlaydateList } from './ports.ts';

/** More than one thread shows at a time. */
const maxInThread = 50;
/** To choose from when other times are proposed. */
const maxOffered = 12;

/** A member's playdates, and suggesting one. */
export class Playdates extends useCase(
  ...PlaydateChanges.needs,
  'playdateQueries',
  'memberTimes',
  'pairs',
  'transaction',
) {
  readonly #changes = new PlaydateChanges(this.needs);

  /** The times are the next at which both are free. */
  suggest(
    by: Caller,
    { targetUserId, timeZone }: { readonly targetUserId: MemberId; readonly timeZone?: string },
  ): Promise<PlaydateView> {
    const { playdateStore: store, pairs, transaction, clock } = this.needs;
    requireOtherMember(by.id, targetUserId, 'targetUserId', 'You cannot suggest a playdate to yourself.');
    return transaction.run(async () => {
      requireConnected(requireVisible(await pairs.lock(by.id, targetUserId)));
      const context = await store.context(by.id, targetUserId);
      if (!context) throw changedMeanwhile();
      const at = clock.now();
      const [mine, theirs] = await this.#timesOf(by.id, targetUserId);
      const times = timesToPropose(mine, theirs, at);
      requireCommonTimes(times);
      const proposal = withTimeZone(proposePlaydate(by.id, targetUserId, times, at), by.id, timeZone);
      const id = await store.add({ ...proposal, matchId: context.matchId }, at);
      if (id === undefined) throw proposalOpen();
      const playdate = { ...proposal, id };
      await this.#changes.write(playdateMessage.suggested, { by: by.id, playdate });
      await this.#changes.tell(playdate, by.id, 'suggested');
      return viewOfPlaydate({ playdate, other: context.other }, by.id, at);
    });
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
    const { playdateQueries: queries, clock } = this.needs;
    const found = await queries.find(playdateId, by.id);
    if (!found) throw playdateNotFound();
    const { playdate } = found;
    const [mine, theirs] = await this.#timesOf(by.id, otherOf(playdate, by.id));
    const proposed = new Set(playdate.status === 'proposed' ? playdate.times.map(Number) : []);
    const times = commonTimes(mine, theirs, clock.now()).filter((time) => !proposed.has(Number(time)));
    return { times: times.slice(0, maxOffered).map((time) => time.toISOString()) };
  }

  async #timesOf(me: MemberId, other: MemberId) {
    const { memberTimes: times, clock } = this.needs;
    const found = await times.of({ me, ids: [me, other], connections: [other] }, plannedTime(clock.now()));
    const [mine, theirs] = [found.get(me), found.get(other)];
    if (!mine || !theirs) throw changedMeanwhile();
    return [mine, theirs] as const;
  }
}
