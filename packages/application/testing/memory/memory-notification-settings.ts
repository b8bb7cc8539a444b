import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Settings, SettingsChange } from '../../src/members/notification-settings/contract.ts';
import type { Devices, NotificationSettings } from '../../src/members/notification-settings/ports.ts';
import { MemoryDevices } from './memory-devices.ts';

/** Settings in memory; e-mails are on until they are switched off. */
export class MemoryNotificationSettings implements NotificationSettings {
  readonly #devices: Pick<Devices, 'devicesOf'>;
  readonly #settings = new Map<MemberId, SettingsChange>();
  constructor(devices: Pick<Devices, 'devicesOf'> = new MemoryDevices()) {
    this.#devices = devices;
  }

  async of(memberId: MemberId): Promise<Settings & { readonly devices: number }> {
    const devices = (await this.#devices.devicesOf(memberId)).length;
    return {
      messageEmails: true,
      loginEmails: true,
      swapEmails: true,
      playdateEmails: true,
      feedbackEmails: true,
      ...this.#settings.get(memberId),
      devices,
    };
  }
  async save(memberId: MemberId, settings: SettingsChange): Promise<void> {
    this.#settings.set(memberId, { ...this.#settings.get(memberId), ...settings });
  }
}
