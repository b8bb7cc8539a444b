import type { Recipient } from '@nestmates/application/members/emails/email.ts';
import type { AskedExport, ExportStore, StoredExport } from '@nestmates/application/trust/exports/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { raw } from 'objection';
import { UserModel } from '../../members/accounts/account-models.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ExportModel } from './export-model.ts';

export const hasExports = 'exists (select from exports where member_id = :memberId)';

const stateBefore = `
  select exists (select from sessions where token_hash = :sessionDigest) as is_signed_in, (
    select requested_at from exports
    where member_id = :memberId::integer and requested_at > :unlessSince::timestamptz order by requested_at limit 1
  ) as earlier_at`;

const recipientOf = `
  select u.id as member_id, u.email as "to", u.first_name
  from exports e join users u on u.id = e.member_id where e.id = :id::integer`;

interface StateBefore {
  readonly isSignedIn: boolean;
  readonly earlierAt: Date | null;
}

export class ExportRepository implements ExportStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  get #exports() {
    return ExportModel.query(this.#transaction.db);
  }

  async add(
    { memberId, sessionDigest, name, at }: AskedExport,
    unlessSince: Date,
  ): Promise<{ readonly id: number } | { readonly earlierAt: Date } | undefined> {
    await UserModel.query(this.#transaction.db).findById(memberId).select('id').forNoKeyUpdate();
    // A statement of its own: the one that has waited for the lock reads what was there before.
    const bindings = { memberId, sessionDigest, unlessSince };
    const [now] = await sql<StateBefore>(this.#transaction, stateBefore, bindings);
    if (!now?.isSignedIn) return undefined;
    if (now.earlierAt) return { earlierAt: now.earlierAt };
    return this.#exports.insert({ memberId, name, requestedAt: at });
  }

  async find(id: number): Promise<StoredExport | undefined> {
    return this.#exports.findById(id);
  }

  async newestOf(memberId: MemberId): Promise<readonly StoredExport[]> {
    return this.#exports.where({ memberId }).orderBy('id', 'desc').limit(10);
  }

  async markReady(id: number, { at, bytes }: { at: Date; bytes: number }): Promise<boolean> {
    return (await this.#exports.findById(id).patch({ readyAt: at, bytes })) === 1;
  }

  async recipientOf(id: number): Promise<Recipient | undefined> {
    const [found] = await sql<Recipient>(this.#transaction, recipientOf, { id });
    return found;
  }

  async setToken(id: number, tokenDigest: string): Promise<void> {
    requireOneRow(await this.#exports.findById(id).patch({ tokenDigest }), 'An export');
  }

  async byToken(tokenDigest: string, memberId: MemberId): Promise<ExportModel | undefined> {
    return this.#exports.findOne({ tokenDigest, memberId }).whereNotNull('readyAt').forNoKeyUpdate();
  }

  async noteDownload(id: number, deviceDigest: string): Promise<void> {
    const downloads = raw('downloads + 1');
    requireOneRow(await this.#exports.findById(id).patch({ deviceDigest, downloads }), 'An export');
  }

  async namesOf(memberId: MemberId): Promise<readonly string[]> {
    return (await this.#exports.where({ memberId }).select('name')).map(({ name }) => name);
  }

  async endSince(memberId: MemberId, at: Date): Promise<readonly string[]> {
    const ended = await this.#exports
      .delete()
      .where({ memberId })
      .where('requestedAt', '>=', at)
      .returning('name');
    return ended.map(({ name }) => name);
  }

  async requestedBefore(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.#exports
      .where('requestedAt', '<=', before)
      .orderBy('id')
      .limit(limit)
      .select('name');
    return rows.map(({ name }) => name);
  }

  async forget(names: readonly string[]): Promise<void> {
    await this.#exports.delete().whereIn('name', [...names]);
  }
}
