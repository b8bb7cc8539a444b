import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Notice, Settings } from './contract.ts';

export interface NotificationSettings {
  of(memberId: MemberId): Promise<Settings & { readonly devices: number }>;
  save(memberId: MemberId, settings: Settings): Promise<void>;
}

/** A browser's address at its push service, and the keys that only that browser can read with. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface Device {
  readonly id: number;
  readonly address: PushAddress;
}

export interface Devices {
  /** Belongs to the session it was added in and goes with it; the oldest make room when there are too many. */
  add(
    owner: { memberId: MemberId; sessionDigest: string; at: Date; max: number },
    address: PushAddress,
  ): Promise<void>;
  remove(memberId: MemberId, endpoint: string): Promise<void>;
  removeById(id: number): Promise<void>;
  find(id: number): Promise<Device | undefined>;
  devicesOf(memberId: MemberId): Promise<readonly number[]>;
}

/** The services through which browsers are reached while their pages are closed. */
export interface PushServices {
  publicKey(): Promise<string>;
  /** An address is something a client claims: only known services are ever called, with keys that work. */
  accepts(address: PushAddress): boolean;
  /** `gone`: nobody will ever be reached there again. */
  send(address: PushAddress, notice: Notice): Promise<'sent' | 'gone'>;
}
