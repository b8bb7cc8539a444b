import { instant, integer, key, member, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

export class DecisionProposalModel extends table('decision_proposals', {
  id: key(),
  orderId: integer(),
  decision: oneOf(),
  reason: text({ erasure: inBooks('Why money of an order was moved, which names nobody.') }),
  cents: nullable(integer()),
  agreedCents: integer(),
  proposedBy: member('emptied'),
  proposedAt: instant(),
  outcome: nullable(oneOf()),
  answeredBy: member('emptied'),
  answeredAt: nullable(instant()),
}).with({ left: 'office', stays: 'books' }) {}
