import type { PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type { HandledKind } from '@nestmates/application/money/payments/provider-event-handler.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { bigint, flag, instant, integer, json, nullable, text } from '../../../../platform/tables/columns.ts';
import { table } from '../../../../platform/tables/table.ts';
import { keptByProvider } from './kept-by-provider.ts';

export class SandboxSettingsModel extends table('sandbox_settings', {
  isOnly: flag<true>({ key: true }),
  webhookSecret: text(),
  clockOffsetMs: bigint(),
  eventDelaySeconds: integer(),
  eventCopies: integer(),
  areEventsShuffled: flag(),
}).with({ erasure: 'impersonal', stays: 'provider' }) {}

export class SandboxCallModel extends table('sandbox_calls', {
  key: text({ key: true }),
  call: text(),
  parameters: text(),
  answer: nullable(json()),
  calledAt: instant(),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}

export class SandboxCheckoutModel extends table('sandbox_checkouts', {
  /** Also the end of the address of its page. */
  id: text({ key: true }),
  key: text(),
  reference: text(),
  title: text(),
  priceCents: integer<Cents>(),
  processingFeeCents: integer<Cents>(),
  /** Paid besides. */
  taxCents: integer<Cents>(),
  asksForAddress: flag(),
  expiresAt: instant(),
  successUrl: text(),
  cancelUrl: text(),
  state: text<'open' | 'paid' | 'expired'>(),
  paymentId: nullable(text()),
  address: nullable(json<PostalAddress>()),
  /** What the card is called that paid, where somebody has named one. */
  card: nullable(text()),
  cardCountry: nullable(text()),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}

export class SandboxDisputeModel extends table('sandbox_disputes', {
  id: text({ key: true }),
  paymentId: text(),
  /** Nothing, where the bank only asks. */
  cents: integer<Cents>(),
  outcome: text<'open' | 'won' | 'lost' | 'closed'>(),
  openedAt: instant(),
  /** The bank's word for it. */
  reason: text(),
  evidence: nullable(json<Evidence>()),
  evidenceAt: nullable(instant()),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}

export class SandboxWarningModel extends table('sandbox_warnings', {
  id: text({ key: true }),
  paymentId: text(),
  openedAt: instant(),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}

/** What it moves for orders and plans. */
export type SandboxMovementKind = Extract<
  MovementKind,
  | 'charge'
  | 'fee'
  | 'tax'
  | 'taxBack'
  | 'release'
  | 'refund'
  | 'refundPending'
  | 'reversal'
  | 'dispute'
  | 'disputeWon'
  | 'disputeLost'
  | 'claim'
  | 'claimLost'
>;

export class SandboxMovementModel extends table('sandbox_movements', {
  number: bigint({ key: true }),
  id: text(),
  kind: text<SandboxMovementKind>(),
  /** The order's, or the id of a subscription. */
  reference: text(),
  paymentId: text(),
  /** Who has paid a plan; null for orders. */
  customerId: nullable(text()),
  accountId: nullable(text()),
  releaseId: nullable(text()),
  cents: integer<Cents>(),
  key: nullable(text()),
  at: instant(),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}

export class SandboxEventModel extends table('sandbox_events', {
  number: bigint(),
  id: text({ key: true }),
  name: text(),
  kind: text<HandledKind>(),
  subjectId: text(),
  at: instant(),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}
