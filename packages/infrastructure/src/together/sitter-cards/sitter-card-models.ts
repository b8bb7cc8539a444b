import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, integer, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class SitterCardModel extends table('sitter_cards', {
  childId: integer<ChildId>({ key: true, exported: true }),
  sealed: text({ exported: true }),
  changedAt: instant({ exported: true }),
}).with({ erasure: 'deleted', stays: 'account' }) {}

export class CardOpeningModel extends table('card_openings', {
  childId: integer({ exported: true }),
  openedBy: member('emptied', { exported: true }),
  openedAt: instant({ exported: true }),
  swapId: nullable(integer({ left: 'key' })),
}).with({ erasure: 'deleted', old: { kind: 'cardOpenings', when: 'opened_at < :before' } }) {}
