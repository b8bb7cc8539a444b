import type { NotificationKind } from '@nestmates/domain/members/notifications/notification.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';
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

/** What happened while a member may have been away. */
export interface Notification {
  readonly memberId: MemberId;
  readonly kind: NotificationKind;
  /** What it is about: it replaces what was told of that before. */
  readonly topic: string;
  /** Whom it is about, if anybody. */
  readonly otherId: MemberId | null;
  readonly sentence: string;
  /** The page to which it leads. */
  readonly path: string;
}

export interface NotificationRow extends Pick<Notification, 'kind' | 'sentence'> {
  readonly id: number;
  /** Null where it is about nobody, or that member is not shown any more. */
  readonly other: PersonSummary | null;
  /** Null once what it leads to is gone. */
  readonly path: string | null;
  readonly at: Date;
  readonly read: boolean;
}

export interface NotificationStore {
  put(notification: Notification, at: Date): Promise<void>;
  /** The newest first, without those of members of whom one has blocked the other; orders go on. */
  listOf(me: MemberId, page: PageRequest<number>): Promise<readonly NotificationRow[]>;
  /** Up to this one; whether any was unread. */
  markRead(me: MemberId, upTo: number): Promise<boolean>;
  deleteBefore(time: Date): Promise<void>;
}
