import type { Id } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, integer, key, member } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class WaveModel extends table('waves', {
  id: key<Id<'wave'>>(),
  matchId: integer<Id<'match'>>({ left: 'key' }),
  senderId: member('deleted', { exported: true }),
  receiverId: member('deleted', { exported: true }),
  at: instant({ exported: true }),
}).with({ stays: 'account' }) {}
