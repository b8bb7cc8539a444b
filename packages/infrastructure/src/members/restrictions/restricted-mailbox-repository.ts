import type {
  DecidedRestriction,
  KeptAgainst,
  RestrictedMailboxStore,
} from '@nestmates/application/members/restrictions/ports.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { accountMailboxes, joinLimit } from './limiting-cases-sql.ts';
import { AccountMailboxModel, RestrictedMailboxModel } from './restriction-models.ts';

/** The first number of a two-number advisory lock identifies what the second one means. */
const mailboxLock = 7_261_005;

const kept = `
  select 'decision' as what, decision_id as id, kind, until_at as at, null::integer as member_id
  from restricted_mailboxes where digest = :digest and kept_until > :now
  union all
  select 'account', 0, null, null, null where exists (select from account_mailboxes where digest = :digest)
    or exists (select from former_emails where digest = :digest and until_at > :now)
  union all
  select 'ban', decision_id, 'banned', null, null from banned_emails where digest = :digest and until_at > :now
  union all
  select 'case', c.id, null, null, null from case_mailboxes k join cases c on c.id = k.case_id
  where k.digest = :digest and c.member_id is null and c.status in ('open', 'decided', 'appealed')
  union all
  select 'limit', c.id, null, told.told_at, c.member_id from cases c ${joinLimit('c.id')}
  where c.status = 'open' and (
    c.member_id in (select m.member_id from (${accountMailboxes}) m where m.digest = :digest)
    or c.member_id is null and c.id in (select k.case_id from case_mailboxes k where k.digest = :digest)
  )
  order by id`;

/** Locks in an order, so that two transactions do not wait for each other. */
const lockMailboxes = `
  select pg_advisory_xact_lock(${mailboxLock}, locked.number)
  from (select distinct hashtext(digest) as number from unnest(:digests::text[]) as digest order by 1) locked`;

/** There is no row where the account had it already. */
const note = `
  insert into account_mailboxes as known (member_id, digest) values (:memberId, :digest)
  on conflict (member_id) do update set digest = excluded.digest where known.digest <> excluded.digest
  returning member_id`;

type KeptRow =
  | {
      readonly what: 'decision' | 'ban';
      readonly id: number;
      readonly kind: RestrictionKind;
      readonly at: Date | null;
    }
  | { readonly what: 'case' | 'account'; readonly id: number }
  | {
      readonly what: 'limit';
      readonly id: number;
      readonly at: Date;
      readonly memberId: MemberId | null;
    };

export class RestrictedMailboxRepository implements RestrictedMailboxStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async keep(
    digest: string,
    { decisionId, kind, until }: DecidedRestriction,
    keptUntil: Date,
  ): Promise<void> {
    const row = { digest, decisionId, kind, untilAt: until, keptUntil };
    const added = RestrictedMailboxModel.query(this.#transaction.db).insert(row);
    await added.onConflict(['digest', 'decisionId']).merge();
  }

  async release(decisionId: number): Promise<void> {
    await RestrictedMailboxModel.query(this.#transaction.db).delete().where({ decisionId });
  }

  async lock(digests: readonly string[]): Promise<void> {
    await sql(this.#transaction, lockMailboxes, { digests: [...digests] });
  }

  async note(memberId: MemberId, digest: string): Promise<boolean> {
    return (await sql(this.#transaction, note, { memberId, digest })).length > 0;
  }

  async mailboxOf(memberId: MemberId): Promise<string | undefined> {
    return (await AccountMailboxModel.query(this.#transaction.db).findById(memberId))?.digest;
  }

  async accountsOf(digests: readonly string[]): Promise<readonly MemberId[]> {
    const found = AccountMailboxModel.query(this.#transaction.db).whereIn('digest', [...digests]);
    return (await found.orderBy('memberId')).map(({ memberId }) => memberId);
  }

  async keptAgainst(digest: string, now: Date): Promise<KeptAgainst> {
    const rows = await sql<KeptRow>(this.#transaction, kept, { digest, now });
    return {
      hasAccount: rows.some(({ what }) => what === 'account'),
      isBanned: rows.some(({ what }) => what === 'ban'),
      decided: rows.flatMap((row) =>
        (row.what === 'decision' || row.what === 'ban') && row.id > 0
          ? { decisionId: row.id, kind: row.kind, until: row.at }
          : [],
      ),
      caseIds: rows.flatMap((row) => (row.what === 'case' ? row.id : [])),
      limits: rows.flatMap((row) =>
        row.what === 'limit' ? { caseId: row.id, memberId: row.memberId, toldAt: row.at } : [],
      ),
    };
  }
}
