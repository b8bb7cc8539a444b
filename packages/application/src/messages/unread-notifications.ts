import { digestSubject, inWords, planDigest } from '@nestmates/domain/messages/digest.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { productName } from '@nestmates/domain/shared/product.ts';
import { later, seconds } from '@nestmates/domain/shared/time.ts';
import { capabilities } from '@nestmates/domain/subscriptions/capabilities.ts';
import * as z from 'zod/mini';
import type { Members } from '../accounts/ports.ts';
import { id } from '../contract/fields.ts';
import { type Jobs, job } from '../jobs/jobs.ts';
import { mailFrom } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NotificationSettings } from '../notifications/ports.ts';
import type { Pushes } from '../notifications/push-notifications.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import type { AwayRecords } from './ports.ts';

/** Someone who has the thread open says so within a moment; her other devices need not ring. */
export const breathBeforeTelling = (now: Date): Date => later(now, seconds(5));

export const tellAway = job('messages.tell-away', z.object({ senderId: id, receiverId: id }));
export const planLetter = job('messages.plan-digest', z.object({ memberId: id }));

const waitingFrom = z.object({ firstName: z.nullable(z.string()), count: z.int() });
export const sendLetter = job(
  'messages.send-digest',
  z.object({ memberId: id, waiting: z.array(waitingFrom) }),
);

export interface AwayDeps {
  readonly records: AwayRecords;
  readonly members: Pick<Members, 'find'>;
  readonly settings: NotificationSettings;
  readonly pushes: Pick<Pushes, 'push'>;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

/** Reaches those whose pages are closed. Nothing it sends holds a word of a message. */
export class Away {
  readonly #deps: AwayDeps;
  constructor(deps: AwayDeps) {
    this.#deps = deps;
  }

  /** A moment after a message: if it is still unread, her devices ring and a letter is thought of. */
  async tell({ senderId, receiverId }: { senderId: MemberId; receiverId: MemberId }): Promise<void> {
    const { records, members, pushes, transaction } = this.#deps;
    if (!(await records.waits(senderId, receiverId)) || !(await this.#reader(receiverId))) return;
    const sender = await members.find(senderId);
    await transaction.run(async () => {
      await pushes.push(receiverId, {
        title: `${sender?.firstName ?? 'Another member'} sent you a message`,
        path: `/messages/${senderId}`,
        topic: `message-${senderId}`,
      });
      await this.plan({ memberId: receiverId });
    });
  }

  /** Decides, and remembers that it did, before anything is sent: one letter, however often this runs. */
  async plan({ memberId }: { memberId: MemberId }): Promise<void> {
    const { records, settings, jobs, transaction, clock } = this.#deps;
    if (!(await this.#reader(memberId)) || !(await settings.of(memberId)).messageEmails) return;
    await transaction.run(async () => {
      const { waiting, last } = await records.claim(memberId);
      const plan = planDigest(waiting, last, clock.now());
      if (plan.kind === 'wait') {
        const timing = { at: plan.until, key: `digest.${memberId}`, keep: 'first' } as const;
        await jobs.add(planLetter, { memberId }, timing);
      }
      if (plan.kind !== 'send') return;
      await records.spokenOf(memberId, plan.upTo, clock.now());
      await jobs.add(sendLetter, {
        memberId,
        waiting: plan.waiting.map(({ firstName, count }) => ({ firstName, count })),
      });
    });
  }

  async send({ memberId, waiting }: z.infer<typeof sendLetter.payload>): Promise<void> {
    const { members, mailer, publicUrl } = this.#deps;
    const member = await members.find(memberId);
    if (!member) return;
    await mailer.send(
      mailFrom({
        to: member.email,
        subject: digestSubject(waiting),
        paragraphs: [
          member.firstName ? `Hi ${member.firstName},` : 'Hi,',
          `${inWords(waiting.map(({ firstName }) => firstName ?? 'Another member'))} wrote to you on ${productName} while you were away.`,
        ],
        action: { label: 'Read your messages', href: `${publicUrl()}/messages` },
        closing: `You get this letter at most once an hour. You can switch it off in your account: ${publicUrl()}/account`,
      }),
    );
  }

  /** Nobody is called to a message that she could not open. */
  async #reader(memberId: MemberId): Promise<boolean> {
    const member = await this.#deps.members.find(memberId);
    return member !== undefined && capabilities(member).pro;
  }
}
