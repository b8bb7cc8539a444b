import { planDigest } from '@nestmates/domain/friends/messages/digest.ts';
import { capabilities } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later, seconds } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type ConversationFilter, conversationsOf } from './conversation-filter.ts';
import { unreadDigest } from './emails.ts';

/** Long enough for an open page to mark the message as read, so that other devices are not notified. */
export const notifyAt = (now: Date): Date => later(now, seconds(5));

export const notifyUnread = job('messages.notify-unread', z.object({ senderId: id, receiverId: id }));
export const planUnreadDigest = job('messages.plan-digest', z.object({ memberId: id }));

/** Notifies members who have no page open. Notifications never contain message text. */
export class UnreadNotifications extends useCase(
  'unreadRecords',
  'members',
  'entitlements',
  'notificationSettings',
  'pushNotifications',
  'jobs',
  'emails',
  'transaction',
  'clock',
) {
  /** Runs shortly after a message: if it is still unread, sends push notifications and schedules a digest. */
  async notify({ senderId, receiverId }: { senderId: MemberId; receiverId: MemberId }): Promise<void> {
    const { unreadRecords: records, members, pushNotifications, transaction } = this.needs;
    const filter = await this.#conversationsOf(receiverId);
    if (!filter || !(await records.hasUnread(senderId, receiverId, filter))) return;
    const sender = await members.find(senderId);
    await transaction.run(async () => {
      await pushNotifications.push(receiverId, {
        title: `${sender?.firstName ?? 'Another member'} sent you a message`,
        path: `/messages/${senderId}`,
        topic: `message-${senderId}`,
      });
      await this.scheduleDigest({ memberId: receiverId });
    });
  }

  /** Records the digest before it is sent, so that it is sent once, however often the job runs. */
  async scheduleDigest({ memberId }: { memberId: MemberId }): Promise<void> {
    const {
      unreadRecords: records,
      notificationSettings: settings,
      jobs,
      emails,
      transaction,
      clock,
    } = this.needs;
    const filter = await this.#conversationsOf(memberId);
    if (!filter || !(await settings.of(memberId)).messageEmails) return;
    await transaction.run(async () => {
      const { waiting, last } = await records.lockUnread(memberId, filter);
      const plan = planDigest(waiting, last, clock.now());
      if (plan.kind === 'wait') {
        const timing = { at: plan.until, key: `digest.${memberId}`, keep: 'first' } as const;
        await jobs.add(planUnreadDigest, { memberId }, timing);
      }
      if (plan.kind !== 'send') return;
      await records.markNotified(memberId, plan.upTo, clock.now());
      await emails.send(unreadDigest, {
        memberId,
        waiting: plan.waiting.map(({ senderId, count }) => ({ senderId, count })),
      });
    });
  }

  /** A member is told about the conversations that their plan opens; undefined if the member is gone. */
  async #conversationsOf(memberId: MemberId): Promise<ConversationFilter | undefined> {
    const entitlement = await this.needs.entitlements.of(memberId);
    return entitlement && conversationsOf(capabilities(entitlement).plan);
  }
}
