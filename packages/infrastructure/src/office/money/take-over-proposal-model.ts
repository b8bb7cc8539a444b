import { instant, member, text } from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

const atProvider = inBooks('What the payment provider calls a payment, and what our books lack of it.');

export class TakeOverProposalModel extends table('take_over_proposals', {
  provider: text({ key: true, erasure: atProvider }),
  paymentId: text({ key: true, erasure: atProvider }),
  seen: text({ erasure: atProvider }),
  proposedBy: member('emptied'),
  proposedAt: instant(),
}).with({ left: 'office', stays: 'books' }) {}
