import { instant, key, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class PayoutHoldModel extends table('payout_holds', {
  id: key(),
  memberId: member('deleted'),
  reason: text(),
  heldAt: instant(),
  liftedAt: nullable(instant()),
}).with({ left: 'office', stays: 'books' }) {}
