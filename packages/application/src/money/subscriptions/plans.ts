import { priceList } from '@nestmates/domain/money/subscriptions/plans.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import type { PlanView } from './contract.ts';

export interface PlansDeps {
  readonly prices: Prices;
}

export class Plans {
  readonly #deps: PlansDeps;
  constructor(deps: PlansDeps) {
    this.#deps = deps;
  }

  list(): readonly PlanView[] {
    return priceList(this.#deps.prices);
  }
}
