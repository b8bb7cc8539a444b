import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../contract/paging.ts';
import type { Caller } from '../shared/caller.ts';
import type { Clock } from '../shared/ports.ts';
import type { CalendarEventView } from './contract.ts';
import type { CalendarQueries } from './ports.ts';

export interface CalendarDeps {
  readonly queries: CalendarQueries;
  readonly clock: Clock;
}

export class Calendar {
  readonly #deps: CalendarDeps;
  constructor(deps: CalendarDeps) {
    this.#deps = deps;
  }

  async list(by: Caller, { limit, before }: PageRequest<TimeCursor>): Promise<Page<CalendarEventView>> {
    const { queries, clock } = this.#deps;
    const found = await queries.upcoming(clock.now(), by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return {
      ...rest,
      items: items.map(({ cursor: _, date, createdAt, ...event }) => ({
        ...event,
        date: date.toISOString(),
        createdAt: createdAt.toISOString(),
      })),
    };
  }
}
