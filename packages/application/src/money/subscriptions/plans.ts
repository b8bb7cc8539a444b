import { priceList } from '@nestmates/domain/money/subscriptions/plans.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import type { Taxes } from '../taxes/taxes.ts';
import type { PlanView } from './contract.ts';

export interface PlansDeps {
  readonly prices: Prices;
  readonly taxes: Taxes;
}

export class Plans {
  readonly #deps: PlansDeps;
  constructor(deps: PlansDeps) {
    this.#deps = deps;
  }

  list(): readonly PlanView[] {
    const { prices, taxes } = this.#deps;
    const plans = priceList(prices);
    if (!taxes.addedTo('plan')) return plans;
    return plans.map((plan) => (plan.priceCents > 0 ? { ...plan, plusTax: true as const } : plan));
  }
}
