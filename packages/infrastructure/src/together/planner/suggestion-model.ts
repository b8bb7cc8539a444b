import type { KeptSuggestion } from '@nestmates/application/together/planner/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Author } from '@nestmates/domain/together/insights/insight.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import { Model } from 'objection';

export interface PlaydateSuggestionModel extends KeptSuggestion {}

export class PlaydateSuggestionModel extends Model {
  static override readonly tableName = 'playdate_suggestions';
  static override readonly idColumn = ['userId', 'otherId', 'week', 'author', 'facts'];
  declare readonly userId: MemberId;
  declare readonly week: IsoWeek;
  declare readonly author: Author;
  declare readonly writtenAt: Date;
}
