import type { Member } from '@nestmates/domain/accounts/member.ts';
import { insistOnOther, insistOnSight } from '@nestmates/domain/blocks/visibility.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { Id, MemberId } from '@nestmates/domain/shared/ids.ts';
import {
  alreadyAsked,
  cancelSwap,
  confirmSwap,
  declineSwap,
  partyOf,
  type SettledSwap,
  type Swap,
  type SwapId,
  type SwapParty,
  type SwapResponse,
  swapNotFound,
} from '@nestmates/domain/swaps/swap.ts';
import { calendarEntriesOf } from '@nestmates/domain/swaps/swap-calendar-events.ts';
import {
  insistOnConnection,
  insistOnOwnChildren,
  insistOnSwapTime,
  listedFrom,
} from '@nestmates/domain/swaps/swap-rules.ts';
import type { Caller } from '../accounts/caller.ts';
import type { CalendarStore } from '../calendar/ports.ts';
import type { ConnectionStore } from '../connections/ports.ts';
import type { Confirmation } from '../contract/fields.ts';
import { cursorOf, type Page, type Place, pageOf, type Stretch } from '../contract/paging.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Events } from '../live/ports.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import type { SwapForm, SwapView } from './contract.ts';
import type { SwapQueries, SwapRow, SwapStore } from './ports.ts';
import { newsOf, type SwapNews } from './swap-letter-templates.ts';
import { writeSwapLetter } from './swap-letters.ts';
import { viewOfSwap } from './swap-view.ts';

export interface SwapsDeps {
  readonly store: SwapStore;
  readonly queries: SwapQueries;
  readonly connections: Pick<ConnectionStore, 'lockBetween'>;
  readonly calendar: CalendarStore;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

type ListedStatus = 'pending' | 'confirmed';
type Asked = SwapForm & { readonly recipientId: MemberId; readonly matchId: Id<'match'> };

const nameOf = ({ id, firstName }: Pick<Member, 'id' | 'firstName'>): readonly [MemberId, string] => [
  id,
  firstName ?? '',
];

export class Swaps {
  readonly #deps: SwapsDeps;
  constructor(deps: SwapsDeps) {
    this.#deps = deps;
  }

  pending(by: Caller, page: Stretch<Place>): Promise<Page<SwapView>> {
    return this.#list(by, 'pending', page);
  }

  confirmed(by: Caller, page: Stretch<Place>): Promise<Page<SwapView>> {
    return this.#list(by, 'confirmed', page);
  }

  async request(by: Caller, { recipientId, matchId, ...form }: Asked): Promise<SwapView> {
    const { store, connections, transaction, clock } = this.#deps;
    const { location, emergencyContact, notes } = form;
    const [date, childIds] = [new Date(form.date), [...new Set(form.childIds)]];
    insistOnOther(by.id, recipientId, 'recipientId', 'You cannot ask yourself for a swap.');
    insistOnSwapTime(date, clock.now());
    return transaction.run(async () => {
      insistOnConnection(insistOnSight(await connections.lockBetween(by.id, recipientId)));
      const grounds = await store.grounds(by.id, recipientId);
      if (grounds?.matchId !== matchId) throw notFound('We could not find this connection.');
      const { other, children: own } = grounds;
      insistOnOwnChildren(
        childIds,
        own.map(({ id }) => id),
      );
      const swap = await store.ask({
        ...{ requesterId: by.id, recipientId, matchId, createdAt: clock.now() },
        ...{ date, location, childIds, emergencyContact, notes: notes || null },
      });
      if (!swap) throw alreadyAsked();
      await this.#tell(swap, 'asked');
      return viewOfSwap({ swap, other, children: own.filter(({ id }) => childIds.includes(id)) }, by.id);
    });
  }

  respond(by: Caller, { swapId, response }: { swapId: SwapId; response: SwapResponse }): Promise<SwapView> {
    const { calendar, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const { party, ...row } = await this.#locked(swapId, by);
      const at = clock.now();
      if (response === 'declined') return this.#settle(by, row, declineSwap(row.swap, party, at));
      const confirmed = confirmSwap(row.swap, party, at);
      const view = await this.#settle(by, row, confirmed);
      const names = new Map([nameOf(by.member), nameOf(row.other)]);
      await calendar.putSwap(swapId, calendarEntriesOf(confirmed, names), at);
      return view;
    });
  }

  cancel(by: Caller, { swapId }: { swapId: SwapId }): Promise<Confirmation> {
    const { calendar, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const { party, ...row } = await this.#locked(swapId, by);
      await this.#settle(by, row, cancelSwap(row.swap, party, clock.now()));
      if (row.swap.status === 'confirmed') await calendar.takeSwapOut(swapId);
      return { message: 'Swap cancelled' };
    });
  }

  async #list(by: Caller, status: ListedStatus, { limit, before }: Stretch<Place>): Promise<Page<SwapView>> {
    const { queries, clock } = this.#deps;
    const which = { status, from: listedFrom(status, clock.now()) };
    const found = await queries.swapsOf(by.id, which, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ place }) => cursorOf(place));
    return { ...rest, items: items.map((row) => viewOfSwap(row, by.id)) };
  }

  async #locked(id: SwapId, by: Caller): Promise<SwapRow & { readonly party: SwapParty }> {
    const row = await this.#deps.store.lock(id, by.id);
    if (!row) throw swapNotFound();
    return { ...row, party: partyOf(row.swap, by.id) };
  }

  async #settle(by: Caller, row: SwapRow, swap: SettledSwap): Promise<SwapView> {
    await this.#deps.store.settle(swap, row.swap.status);
    await this.#tell(swap, newsOf(swap, row.swap.status));
    return viewOfSwap({ ...row, swap }, by.id);
  }

  /** Both by their open pages, and by letter whoever did not do it herself. */
  async #tell({ id, requesterId, recipientId }: Swap, news: SwapNews): Promise<void> {
    const { events, jobs } = this.#deps;
    await events.announce([requesterId], { type: 'swap', userId: recipientId });
    await events.announce([recipientId], { type: 'swap', userId: requesterId });
    await jobs.add(writeSwapLetter, { swapId: id, news });
  }
}
