import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Settings, SettingsChange } from '../notifications/contract.ts';
import type { NotificationSettings } from '../notifications/ports.ts';

/** Settings in memory; letters are on until they are switched off. */
export class MemoryNotificationSettings implements NotificationSettings {
  readonly #settings = new Map<MemberId, SettingsChange>();

  async of(memberId: MemberId): Promise<Settings & { readonly devices: number }> {
    return { messageEmails: true, loginEmails: true, ...this.#settings.get(memberId), devices: 0 };
  }
  async save(memberId: MemberId, settings: SettingsChange): Promise<void> {
    this.#settings.set(memberId, { ...this.#settings.get(memberId), ...settings });
  }
}
