import { priceList } from '@nestmates/domain/money/subscriptions/plans.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { PlanView } from './contract.ts';

export class Plans extends useCase('prices', 'taxes') {
  list(): readonly PlanView[] {
    const { prices, taxes } = this.needs;
    const plans = priceList(prices);
    if (!taxes.addedTo('plan')) return plans;
    return plans.map((plan) => (plan.priceCents > 0 ? { ...plan, plusTax: true as const } : plan));
  }
}
