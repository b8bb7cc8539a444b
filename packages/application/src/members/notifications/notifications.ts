import type { Caller } from '../../platform/access/caller.ts';
import type { PasswordCheck } from '../../platform/access/password-check.ts';
import type { NotificationsView, SettingsChange } from './contract.ts';
import type { NotificationSettings, PushServices } from './ports.ts';

export interface NotificationsDeps {
  readonly settings: NotificationSettings;
  readonly services: Pick<PushServices, 'publicKey'>;
  readonly ownPassword: PasswordCheck;
}

export class Notifications {
  readonly #deps: NotificationsDeps;
  constructor(deps: NotificationsDeps) {
    this.#deps = deps;
  }

  async show(by: Caller): Promise<NotificationsView> {
    const { settings, services } = this.#deps;
    const { devices, ...wanted } = await settings.of(by.id);
    return { ...wanted, push: { publicKey: await services.publicKey(), devices } };
  }

  async change(by: Caller, { password, ...settings }: SettingsChange): Promise<NotificationsView> {
    if (settings.loginEmails === false) await this.#deps.ownPassword.require(by, password);
    await this.#deps.settings.save(by.id, settings);
    return this.show(by);
  }
}
