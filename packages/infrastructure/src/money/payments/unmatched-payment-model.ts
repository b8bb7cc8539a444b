import type { UnmatchedKind } from '@nestmates/domain/money/payments/unmatched-payment.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, integer, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class UnmatchedPaymentModel extends table('unmatched_payments', {
  provider: text({ key: true }),
  objectId: text({ key: true }),
  kind: oneOf<UnmatchedKind>({ key: true }),
  foundAt: instant(),
  orderId: nullable(integer<OrderId>()),
  reference: nullable(text()),
  cents: nullable(integer()),
  currency: nullable(text()),
  refusal: nullable(text()),
  refusals: integer(),
  triedAt: nullable(instant()),
  lookedAt: nullable(instant()),
  settledAt: nullable(instant()),
}).with({ erasure: 'impersonal', stays: 'books' }) {}
