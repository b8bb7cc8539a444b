import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { flag, instant, integer, nullable, text } from '../../../../platform/tables/columns.ts';
import { table } from '../../../../platform/tables/table.ts';
import { keptByProvider } from './kept-by-provider.ts';

export class SandboxPlanCheckoutModel extends table('sandbox_plan_checkouts', {
  id: text({ key: true }),
  key: text(),
  /** The member's id, as we have told it. */
  clientReference: text(),
  customerId: text(),
  plan: text<PaidPlan>(),
  priceCents: integer<Cents>(),
  /** Added to each payment. */
  taxBasisPoints: integer(),
  expiresAt: instant(),
  successUrl: text(),
  cancelUrl: text(),
  subscriptionId: nullable(text()),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}

export class SandboxSubscriptionModel extends table('sandbox_subscriptions', {
  id: text({ key: true }),
  clientReference: text(),
  customerId: text(),
  plan: text<PaidPlan>(),
  status: text<'active' | 'past_due' | 'unpaid' | 'canceled'>(),
  /** The tax when the subscription began. */
  taxBasisPoints: integer(),
  endsWithPeriod: flag(),
  periodEnd: instant(),
  createdAt: instant(),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}

export class SandboxPortalModel extends table('sandbox_portals', {
  token: text({ key: true }),
  customerId: text(),
  returnUrl: text(),
  expiresAt: instant(),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}
