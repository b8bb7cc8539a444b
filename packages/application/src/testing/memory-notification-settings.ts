import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Settings } from '../notifications/contract.ts';
import type { NotificationSettings } from '../notifications/ports.ts';

/** Settings in memory; letters are on until they are switched off. */
export class MemoryNotificationSettings implements NotificationSettings {
  readonly #settings = new Map<MemberId, Settings>();

  async of(memberId: MemberId): Promise<Settings & { readonly devices: number }> {
    return { messageEmails: true, ...this.#settings.get(memberId), devices: 0 };
  }
  async save(memberId: MemberId, settings: Settings): Promise<void> {
    this.#settings.set(memberId, settings);
  }
}
