import type { Recipient } from '@nestmates/application/members/emails/email.ts';
import type { CalendarLinks } from '@nestmates/application/together/calendar-links/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CalendarLinkModel } from './calendar-link-model.ts';

export class CalendarLinkRepository implements CalendarLinks {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async createdAt(userId: MemberId): Promise<Date | undefined> {
    return (await this.#links().findById(userId))?.createdAt;
  }

  async renew(userId: MemberId, tokenDigest: string, createdAt: Date): Promise<void> {
    await this.#links().insert({ userId, tokenDigest, createdAt }).onConflict('userId').merge();
  }

  async remove(userId: MemberId): Promise<void> {
    await this.#links().deleteById(userId);
  }

  ownerOf(userId: MemberId): Promise<Recipient | undefined> {
    return this.#transaction
      .db('users')
      .where({ id: userId })
      .first({ memberId: 'id', to: 'email', firstName: 'firstName' });
  }

  async memberOf(tokenDigest: string): Promise<MemberId | undefined> {
    return (await this.#links().findOne({ tokenDigest }))?.userId;
  }

  #links() {
    return CalendarLinkModel.query(this.#transaction.db);
  }
}
