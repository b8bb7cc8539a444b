import type { Mailbox, SandboxMail } from '@nestmates/application/platform/mailer/mailbox.ts';
import type { Mail, Mailer, MailPicture } from '@nestmates/application/platform/mailer/mailer.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** The page with the picture in it, as there is no mail program that would put it there. */
const withPicture = (html: string, { name, type, bytes }: MailPicture): string =>
  html.replaceAll(`cid:${name}`, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`);

/** Stores e-mails in the database, so that every server process shows the same mailbox. */
export class SandboxMailer implements Mailer, Mailbox {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async send({ to, subject, text, html, pictures = [] }: Mail): Promise<void> {
    const whole = pictures.reduce(withPicture, html);
    const sentAt = this.#clock.now();
    await this.#transaction.db('sandbox_mail').insert({ to, subject, text, html: whole, sentAt });
  }

  newest(limit: number): Promise<readonly SandboxMail[]> {
    return this.#transaction
      .db('sandbox_mail')
      .select('to', 'subject', 'text', 'html', 'sentAt')
      .orderBy('id', 'desc')
      .limit(limit);
  }
}
