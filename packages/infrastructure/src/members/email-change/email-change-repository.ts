import type { HeldEmails } from '@nestmates/application/members/accounts/ports.ts';
import type { EmailChangeStore, EmailLink } from '@nestmates/application/members/email-change/ports.ts';
import {
  type Confirmed,
  type EmailChange,
  type EmailChangeId,
  takenBackSince,
} from '@nestmates/domain/members/email-change/email-change.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { EmailChangeModel } from './email-change-model.ts';

const digestOf = { confirm: 'confirmDigest', 'take-back': 'takeBackDigest' } as const;

export class EmailChangeRepository implements EmailChangeStore, HeldEmails {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async request(change: Pick<EmailChange, 'memberId' | 'newEmail' | 'requestedAt'>): Promise<EmailChangeId> {
    await this.withdraw(change.memberId);
    return (await this.#changes().insert(change).returning('id')).id;
  }

  async waiting(memberId: MemberId, since: Date): Promise<EmailChange | undefined> {
    return this.#changes().findOne({ memberId, confirmedAt: null }).where('requestedAt', '>', since);
  }

  async withdraw(memberId: MemberId): Promise<void> {
    // There is none where nothing waits to be confirmed.
    await this.#changes().delete().where({ memberId, confirmedAt: null });
  }

  async find(id: EmailChangeId): Promise<EmailChange | undefined> {
    return this.#changes().findById(id);
  }

  async unsettled(confirmedBy: Date, limit: number): Promise<readonly EmailChange[]> {
    const open = this.#changes().where({ takenBackAt: null, settledAt: null });
    return open.where('confirmedAt', '<=', confirmedBy).orderBy('id').limit(limit);
  }

  async settle(id: EmailChangeId, settledAt: Date): Promise<void> {
    requireOneRow(await this.#changes().findById(id).patch({ settledAt }), 'Settling a change');
  }

  async saveLink(id: EmailChangeId, link: EmailLink, digest: string): Promise<void> {
    const saved = { [digestOf[link]]: digest };
    requireOneRow(await this.#changes().findById(id).patch(saved), 'Saving a link');
  }

  async findByLink(link: EmailLink, digest: string): Promise<EmailChange | undefined> {
    return this.#changes().findOne({ [digestOf[link]]: digest });
  }

  async confirmedFrom(memberId: MemberId, oldEmail: string): Promise<EmailChange | undefined> {
    const confirmed = this.#changes().where({ memberId, oldEmail, takenBackAt: null });
    return confirmed.orderBy('id', 'desc').first();
  }

  async confirmedSince(memberId: MemberId, since: Date): Promise<readonly Confirmed[]> {
    const confirmed = this.#changes().where({ memberId, takenBackAt: null }).where('confirmedAt', '>', since);
    return confirmed.orderBy('id').castTo<Confirmed[]>();
  }

  async confirm(id: EmailChangeId, oldEmail: string, confirmedAt: Date): Promise<void> {
    const confirmed = { oldEmail, confirmedAt };
    requireOneRow(await this.#changes().findById(id).patch(confirmed), 'Confirming an e-mail');
  }

  async confirmReturn(
    { id, memberId }: Pick<EmailChange, 'id' | 'memberId'>,
    { since, oldEmail, at }: Parameters<EmailChangeStore['confirmReturn']>[1],
  ): Promise<void> {
    const confirmed = { oldEmail, confirmedAt: at, takenBackAt: at };
    requireOneRow(await this.#changes().findById(id).patch(confirmed), 'Confirming an e-mail');
    // There is none where the member returns at once.
    await this.#changes().delete().where({ memberId }).where('id', '>', since.id).where('id', '<', id);
  }

  async hasReturned({
    id,
    memberId,
    oldEmail,
  }: Pick<Confirmed, 'id' | 'memberId' | 'oldEmail'>): Promise<boolean> {
    const later = this.#changes().where({ memberId, newEmail: oldEmail }).where('id', '>', id);
    return (await later.whereColumn('confirmedAt', 'takenBackAt').first()) !== undefined;
  }

  async takeBack({ id, memberId }: Pick<EmailChange, 'id' | 'memberId'>, takenBackAt: Date): Promise<void> {
    requireOneRow(await this.#changes().findById(id).patch({ takenBackAt }), 'Taking an e-mail back');
    // There is none where the member has changed nothing since.
    await this.#changes().delete().where({ memberId }).where('id', '>', id);
  }

  async isHeld(email: string, by: MemberId, now: Date): Promise<boolean> {
    const held = this.#changes()
      .where({ oldEmail: email, takenBackAt: null })
      .where('confirmedAt', '>', takenBackSince(now))
      .whereNot({ memberId: by });
    return (await held.first()) !== undefined;
  }

  #changes() {
    return EmailChangeModel.query(this.#transaction.db);
  }
}
