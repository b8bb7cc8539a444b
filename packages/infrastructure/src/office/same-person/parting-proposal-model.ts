import { instant, integer, key, member, nullable, oneOf } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class PartingProposalModel extends table('parting_proposals', {
  id: key(),
  memberId: member('deleted'),
  otherId: nullable(member('deleted')),
  saleOf: nullable(integer()),
  word: oneOf(),
  proposedBy: member('emptied'),
  proposedAt: instant(),
}).with({
  left: 'office',
  old: { kind: 'partedMarks', when: 'proposed_at < :before' },
}) {}
