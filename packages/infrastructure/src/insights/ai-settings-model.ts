import type { AiSettings } from '@nestmates/domain/insights/ai-settings.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { Model } from 'objection';

export interface AiSettingsModel extends AiSettings {
  readonly userId: MemberId;
}

export class AiSettingsModel extends Model {
  static override readonly tableName = 'ai_settings';
  static override readonly idColumn = 'userId';
}
