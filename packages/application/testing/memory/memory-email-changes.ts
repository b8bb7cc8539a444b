import {
  type Confirmed,
  type EmailChange,
  type EmailChangeId,
  takenBackSince,
} from '@nestmates/domain/members/email-change/email-change.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { HeldEmails } from '../../src/members/accounts/ports.ts';
import type { EmailChangeStore, EmailLink } from '../../src/members/email-change/ports.ts';

type Stored = EmailChange & {
  readonly digests: Partial<Record<EmailLink, string>>;
  readonly settledAt?: Date;
};

/** Changes of e-mail in memory. */
export class MemoryEmailChanges implements EmailChangeStore, HeldEmails {
  readonly changes = new Map<EmailChangeId, Stored>();
  #nextId = 1;

  #where(holds: (change: Stored) => boolean): readonly Stored[] {
    return [...this.changes.values()].filter(holds);
  }

  #remove(holds: (change: Stored) => boolean): void {
    for (const { id } of this.#where(holds)) this.changes.delete(id);
  }

  #update(id: EmailChangeId, fields: Partial<Stored>): void {
    const change = this.changes.get(id);
    if (!change) throw notFound();
    this.changes.set(id, { ...change, ...fields });
  }

  async request(change: Pick<EmailChange, 'memberId' | 'newEmail' | 'requestedAt'>): Promise<EmailChangeId> {
    await this.withdraw(change.memberId);
    const id = this.#nextId++ as EmailChangeId;
    this.changes.set(id, {
      id,
      ...change,
      oldEmail: null,
      confirmedAt: null,
      takenBackAt: null,
      digests: {},
    });
    return id;
  }

  async waiting(memberId: MemberId, since: Date): Promise<EmailChange | undefined> {
    return this.#where(
      (one) => one.memberId === memberId && one.confirmedAt === null && one.requestedAt > since,
    )[0];
  }

  async withdraw(memberId: MemberId): Promise<void> {
    this.#remove((one) => one.memberId === memberId && one.confirmedAt === null);
  }

  async unsettled(confirmedBy: Date, limit: number): Promise<readonly EmailChange[]> {
    const open = this.#where(({ takenBackAt, settledAt }) => takenBackAt === null && settledAt === undefined);
    return open
      .filter(({ confirmedAt }) => confirmedAt !== null && confirmedAt <= confirmedBy)
      .slice(0, limit);
  }

  async settle(id: EmailChangeId, settledAt: Date): Promise<void> {
    this.#update(id, { settledAt });
  }

  async find(id: EmailChangeId): Promise<EmailChange | undefined> {
    return this.changes.get(id);
  }

  async saveLink(id: EmailChangeId, link: EmailLink, digest: string): Promise<void> {
    this.#update(id, { digests: { ...this.changes.get(id)?.digests, [link]: digest } });
  }

  async findByLink(link: EmailLink, digest: string): Promise<EmailChange | undefined> {
    return this.#where(({ digests }) => digests[link] === digest)[0];
  }

  async confirmedFrom(memberId: MemberId, oldEmail: string): Promise<EmailChange | undefined> {
    return this.#where(
      (one) => one.memberId === memberId && one.oldEmail === oldEmail && one.takenBackAt === null,
    ).at(-1);
  }

  async confirmedSince(memberId: MemberId, since: Date): Promise<readonly Confirmed[]> {
    return this.#where((one) => one.memberId === memberId && one.takenBackAt === null).filter(
      (one): one is Stored & Confirmed =>
        one.oldEmail !== null && one.confirmedAt !== null && one.confirmedAt > since,
    );
  }

  async confirm(id: EmailChangeId, oldEmail: string, confirmedAt: Date): Promise<void> {
    this.#update(id, { oldEmail, confirmedAt });
  }

  async confirmReturn(
    { id, memberId }: Pick<EmailChange, 'id' | 'memberId'>,
    { since, oldEmail, at }: Parameters<EmailChangeStore['confirmReturn']>[1],
  ): Promise<void> {
    this.#update(id, { oldEmail, confirmedAt: at, takenBackAt: at });
    this.#remove((one) => one.memberId === memberId && one.id > since.id && one.id < id);
  }

  async hasReturned({
    id,
    memberId,
    oldEmail,
  }: Pick<Confirmed, 'id' | 'memberId' | 'oldEmail'>): Promise<boolean> {
    const later = this.#where((one) => one.memberId === memberId && one.id > id && one.newEmail === oldEmail);
    return later.some(
      ({ confirmedAt, takenBackAt }) =>
        takenBackAt !== null && takenBackAt.getTime() === confirmedAt?.getTime(),
    );
  }

  async takeBack({ id, memberId }: Pick<EmailChange, 'id' | 'memberId'>, takenBackAt: Date): Promise<void> {
    this.#update(id, { takenBackAt });
    this.#remove((one) => one.memberId === memberId && one.id > id);
  }

  async isHeld(email: string, by: MemberId, now: Date): Promise<boolean> {
    const since = takenBackSince(now);
    const held = this.#where(({ oldEmail, takenBackAt }) => oldEmail === email && takenBackAt === null);
    return held.some(
      ({ confirmedAt, memberId }) => confirmedAt !== null && confirmedAt > since && memberId !== by,
    );
  }

  /** The digests by which a member's changes can be taken back. */
  takeBackDigestsOf(memberId: MemberId): readonly string[] {
    return this.#where((one) => one.memberId === memberId).flatMap(
      ({ digests }) => digests['take-back'] ?? [],
    );
  }

  /** Called with the removal of the member's account. */
  removeOf(memberId: MemberId): void {
    this.#remove((one) => one.memberId === memberId);
  }
}
