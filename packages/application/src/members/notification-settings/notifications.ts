import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { NotificationsView, SettingsChange } from './contract.ts';

export class Notifications extends useCase('notificationSettings', 'pushServices', 'ownPassword') {
  async show(by: Caller): Promise<NotificationsView> {
    const { notificationSettings: settings, pushServices: services } = this.needs;
    const { devices, ...wanted } = await settings.of(by.id);
    return { ...wanted, push: { publicKey: await services.publicKey(), devices } };
  }

  async change(by: Caller, { password, ...settings }: SettingsChange): Promise<NotificationsView> {
    if (settings.loginEmails === false) await this.needs.ownPassword.require(by, password);
    await this.needs.notificationSettings.save(by.id, settings);
    return this.show(by);
  }
}
