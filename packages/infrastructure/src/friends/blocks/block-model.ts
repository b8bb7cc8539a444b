import { instant, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class BlockModel extends table('blocks', {
  blockerId: member('deleted', { key: true }),
  blockedId: member('deleted', { key: true, exported: true }),
  createdAt: instant({ exported: true }),
  tracedTo: nullable(text({ left: 'key' })),
}).with({ stays: 'account' }) {}
