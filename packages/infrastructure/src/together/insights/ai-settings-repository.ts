import type { AiSettingsStore } from '@nestmates/application/together/insights/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { type AiSettings, defaultAiSettings } from '@nestmates/domain/together/insights/ai-settings.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { AiSettingsModel } from './ai-settings-model.ts';

/** Settings without a row are as they begin. */
export class AiSettingsRepository implements AiSettingsStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<AiSettings> {
    const saved = await AiSettingsModel.query(this.#transaction.db)
      .findById(memberId)
      .select('parentingStyleOverride', 'challenges', 'childrenNotes', 'enabled');
    return saved ?? defaultAiSettings;
  }

  async save(userId: MemberId, settings: AiSettings): Promise<void> {
    await AiSettingsModel.query(this.#transaction.db)
      .insert({ userId, ...settings })
      .onConflict('userId')
      .merge();
  }
}
