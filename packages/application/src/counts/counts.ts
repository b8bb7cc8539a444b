import { planOpens } from '@nestmates/domain/subscriptions/features.ts';
import { listedSince } from '@nestmates/domain/swaps/swap-rules.ts';
import type { Caller } from '../shared/caller.ts';
import type { Clock } from '../shared/ports.ts';
import type { CountsView } from './contract.ts';
import type { CountQueries } from './ports.ts';

export interface CountsDeps {
  readonly queries: CountQueries;
  readonly clock: Clock;
}

export class Counts {
  readonly #deps: CountsDeps;
  constructor(deps: CountsDeps) {
    this.#deps = deps;
  }

  async show(by: Caller): Promise<CountsView> {
    const { queries, clock } = this.#deps;
    const counts = await queries.countsOf(by.id, listedSince('pending', clock.now()));
    return planOpens(by.plan, 'messages') ? counts : { ...counts, unread: 0 };
  }
}
