import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { askedAbout } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import { viewOfSummary } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { viewOfTime } from '../plans/plan-fields.ts';
import type { ChildSwapView, SwapView } from './contract.ts';
import type { SwapHoursView } from './hours-view.ts';
import type { ListedSwaps } from './ports.ts';
import { viewOfSwap } from './swap-view.ts';

type ListedStatus = 'pending' | 'confirmed';

/** What members read of their swaps. */
export class SwapPages extends useCase('swapQueries', 'clock') {
  pending(by: Caller, page: PageRequest<TimeCursor>): Promise<Page<SwapView>> {
    return this.#list(by, this.#listed('pending'), page);
  }

  confirmed(by: Caller, page: PageRequest<TimeCursor>): Promise<Page<SwapView>> {
    return this.#list(by, this.#listed('confirmed'), page);
  }

  past(by: Caller, page: PageRequest<TimeCursor>): Promise<Page<SwapView>> {
    return this.#list(by, { status: 'confirmed', ...askedAbout(this.needs.clock.now()) }, page);
  }

  async ofChildren(by: Caller): Promise<readonly ChildSwapView[]> {
    const { swapQueries: queries, clock } = this.needs;
    const found = await queries.swapsOfChildren(by.id, clock.now());
    return found.map(({ date, until, other, ...swap }) => ({
      ...swap,
      ...viewOfTime({ date, until }),
      user: viewOfSummary(other),
    }));
  }

  async hours(by: Caller): Promise<SwapHoursView> {
    const { given, got } = await this.needs.swapQueries.timeGivenAndGot(by.id);
    return { given: given / hours(1), got: got / hours(1) };
  }

  async withMember(by: Caller, { userId }: { readonly userId: MemberId }): Promise<{ done: number }> {
    return { done: await this.needs.swapQueries.doneBetween(by.id, userId) };
  }

  #listed(status: ListedStatus): ListedSwaps {
    return { status, from: this.needs.clock.now() };
  }

  async #list(
    by: Caller,
    which: ListedSwaps,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<Page<SwapView>> {
    const { swapQueries: queries, clock } = this.needs;
    const found = await queries.swapsOf(by.id, which, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map((row) => viewOfSwap(row, by.id, clock.now())) };
  }
}
