import type { Mailbox, SandboxMail } from '@nestmates/application/platform/mailer/mailbox.ts';
import type { Mail, Mailer } from '@nestmates/application/platform/mailer/mailer.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** Stores e-mails in the database, so that every server process shows the same mailbox. */
export class SandboxMailer implements Mailer, Mailbox {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async send({ to, subject, text, html }: Mail): Promise<void> {
    await this.#transaction.db('sandbox_mail').insert({ to, subject, text, html, sentAt: this.#clock.now() });
  }

  newest(limit: number): Promise<readonly SandboxMail[]> {
    return this.#transaction
      .db('sandbox_mail')
      .select('to', 'subject', 'text', 'html', 'sentAt')
      .orderBy('id', 'desc')
      .limit(limit);
  }
}
