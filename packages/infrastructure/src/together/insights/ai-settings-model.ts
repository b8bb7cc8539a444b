import { flag, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class AiSettingsModel extends table('ai_settings', {
  userId: member('deleted', { key: true }),
  enabled: flag({ exported: true }),
  parentingStyleOverride: nullable(text({ exported: true })),
  challenges: nullable(text({ exported: true })),
  childrenNotes: nullable(text({ exported: true })),
}).with({ sections: { aiSettings: 'user_id = :memberId' }, stays: 'account' }) {}
