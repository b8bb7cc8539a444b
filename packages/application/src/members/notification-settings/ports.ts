import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PushContent, Settings, SettingsChange } from './contract.ts';

export interface NotificationSettings {
  of(memberId: MemberId): Promise<Settings & { readonly devices: number }>;
  save(memberId: MemberId, settings: SettingsChange): Promise<void>;
}

/** A browser's address at its push service, and the keys with which content is encrypted for it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface Device {
  readonly id: number;
  readonly address: PushAddress;
}

export interface Devices {
  /** The device belongs to the session and is deleted with it. Above `max`, the oldest are removed. */
  add(
    owner: { memberId: MemberId; sessionDigest: string; at: Date; max: number },
    address: PushAddress,
  ): Promise<void>;
  remove(memberId: MemberId, endpoint: string): Promise<void>;
  removeById(id: number): Promise<void>;
  find(id: number): Promise<Device | undefined>;
  devicesOf(memberId: MemberId): Promise<readonly number[]>;
}

/** The web push services. */
export interface PushServices {
  publicKey(): Promise<string>;
  /** An address comes from the client: only allowed hosts are called, and only with valid keys. */
  accepts(address: PushAddress): boolean;
  /** `gone`: the subscription has expired and will never work again. */
  send(address: PushAddress, content: PushContent): Promise<'sent' | 'gone'>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly devices: Devices;
    readonly notificationSettings: NotificationSettings;
    readonly pushServices: PushServices;
  }
}
