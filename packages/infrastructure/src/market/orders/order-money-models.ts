import type { MoneyStep } from '@nestmates/domain/market/orders/settlement.ts';
import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, integer, key, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

const moneyMoved = inBooks('Money that has moved, by the numbers of the payment provider.');

/** The ledger. */
export class TransactionModel extends table('transactions', {
  id: key(),
  orderId: nullable(integer<OrderId>()),
  kind: oneOf<MovementKind>(),
  cents: integer(),
  providerId: text({ erasure: moneyMoved }),
  balanceTransaction: nullable(text({ erasure: moneyMoved })),
  at: instant(),
  provider: nullable(text({ erasure: 'impersonal' })),
  paymentId: nullable(text({ erasure: moneyMoved })),
  debtOrderId: nullable(integer<OrderId>()),
}).with({ left: 'books', stays: 'books' }) {}

export class MoneyStepModel extends table('money_steps', {
  id: key(),
  orderId: integer<OrderId>(),
  step: oneOf<MoneyStep>(),
  cents: integer(),
  key: text({ erasure: moneyMoved }),
  releaseId: nullable(text({ erasure: moneyMoved })),
  outcome: oneOf<'asked' | 'done' | 'refused'>(),
  providerId: nullable(text({ erasure: moneyMoved })),
  reason: nullable(text({ erasure: moneyMoved })),
  askedAt: instant(),
  answeredAt: nullable(instant()),
}).with({ left: 'books', stays: 'books' }) {}
