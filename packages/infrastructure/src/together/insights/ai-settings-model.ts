import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { AiSettings } from '@nestmates/domain/together/insights/ai-settings.ts';
import { Model } from 'objection';

export interface AiSettingsModel extends AiSettings {
  readonly userId: MemberId;
}

export class AiSettingsModel extends Model {
  static override readonly tableName = 'ai_settings';
  static override readonly idColumn = 'userId';
}
