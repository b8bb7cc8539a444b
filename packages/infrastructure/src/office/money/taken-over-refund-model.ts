import { instant, nullable, text } from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

const atProvider = inBooks('What the payment provider calls a payment whose order our books have lost.');

export class TakenOverRefundModel extends table('taken_over_refunds', {
  provider: text({ key: true, erasure: atProvider }),
  paymentId: text({ key: true, erasure: atProvider }),
  reference: text({ erasure: atProvider }),
  lookedAt: nullable(instant()),
}).with({ left: 'office', stays: 'books' }) {}
