import type { Author } from '@nestmates/domain/together/insights/insight.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import { instant, member, oneOf, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class PlaydateSuggestionModel extends table('playdate_suggestions', {
  userId: member('deleted', { key: true }),
  otherId: member('deleted', { key: true, exported: true }),
  week: text<IsoWeek>({ key: true, exported: true }),
  writtenAt: instant({ exported: true }),
  author: oneOf<Author>({ key: true, exported: true }),
  facts: text({ key: true, left: 'elsewhere' }),
  suggestion: text({ exported: true }),
}).with({ stays: 'account' }) {}
