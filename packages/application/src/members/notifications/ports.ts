import type { MomentKind, NotificationKind } from '@nestmates/domain/members/notifications/notification.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';

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
  /** A great one fills the screen, unless the member has read of it before. */
  readonly moment?: MomentKind | undefined;
}

export interface NotificationRow extends Pick<Notification, 'kind' | 'topic' | 'sentence'> {
  readonly id: number;
  /** Null where it is about nobody, or that member is not shown any more. */
  readonly other: PersonSummary | null;
  /** Null once what it leads to is gone. */
  readonly path: string | null;
  readonly moment: MomentKind | null;
  /** The photo of what was bought or is kept; null where it is about no listing, or that is not shown any more. */
  readonly imageUrl: string | null;
  /** When the swap or the playdate is; null for all else, and before a time of a playdate is agreed on. */
  readonly time: { readonly date: Date; readonly until: Date } | null;
  /** The number of what it is about, such as of the swap. */
  readonly aboutId: number | null;
  readonly at: Date;
  readonly read: boolean;
}

export interface NotificationStore {
  put(notification: Notification, at: Date): Promise<void>;
  /** The newest first, without those of members of whom one has blocked the other; orders go on. */
  listOf(me: MemberId, page: PageRequest<number>): Promise<readonly NotificationRow[]>;
  /** Marks all up to this one, or only this one; whether any was unread. */
  markRead(me: MemberId, read: { readonly upTo: number; readonly only: boolean }): Promise<boolean>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly notificationStore: NotificationStore;
  }
}
