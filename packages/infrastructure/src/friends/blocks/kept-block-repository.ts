import type { KeptBlockStore, TracedAccount } from '@nestmates/application/friends/blocks/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { connected } from '../../members/pairs/pair-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { AccountTraceModel } from './kept-block-models.ts';

const me = ':memberId::integer';

const noteTraces = `
  insert into account_traces (member_id, digest, email_digest, used_at, is_browser)
  select u.id, t.digest, :emailDigest, :at, t.digest is not distinct from :browser::text
  from users u cross join unnest(:traces::text[]) as t(digest) where u.id = ${me}
  order by t.digest for key share of u
  on conflict (member_id, digest) do update set
    used_at = excluded.used_at, is_browser = excluded.is_browser, email_digest = excluded.email_digest`;

const isVerified = `exists (select from users u where u.id = ${me} and u.email_verified_at is not null)`;

/**
 * Notes the traces, and blocks in the same statement. Those who kept a block of the e-mail have blocks again that they
 * can take back like any other, and keep it until then. While the e-mail is not verified it only hides, as a trace
 * does: whoever names a mailbox neither uses up the block nor fills a list. By a trace only those block who blocked by
 * a tap, or else one shared address would lead to the next.
 */
const carryOver = `
  with noted as (${noteTraces}),
  kept as (select blocker_id from kept_blocks where digest = :emailDigest),
  found as (
    select blocker_id, case when not ${isVerified} then :emailDigest end as traced_to from kept
    union all
    select blocker_id, email_digest from kept_blocks
    where digest = any(:traces::text[]) and expires_at > :at
    union all
    select b.blocker_id, t.email_digest
    from account_traces t join blocks b on b.blocked_id = t.member_id and b.traced_to is null
    where t.digest = any(:traces::text[]) and t.used_at >= :tracesSince and t.member_id <> ${me}
  ), blockers as (
    select blocker_id, case when bool_and(traced_to is not null) then min(traced_to) end as traced_to
    from found group by blocker_id
  )
  insert into blocks (blocker_id, blocked_id, created_at, traced_to)
  select u.id, ${me}, :at::timestamptz, blockers.traced_to
  from blockers join users u on u.id = blockers.blocker_id
  where u.id <> ${me} and not ${connected('u.id', me)}
  order by u.id for key share of u
  on conflict (blocker_id, blocked_id) do update set traced_to = null where excluded.traced_to is null
  returning blocker_id`;

const blockersOf = 'from blocks b where b.blocked_id = :memberId::integer and b.traced_to is null';

/** Whether a member has blocked this one by a tap, and not by a trace of the account. */
export const isBlocked = `exists (select ${blockersOf})`;

const keptByEmail = `
  insert into kept_blocks (blocker_id, email_digest, digest)
  select b.blocker_id, :emailDigest, :emailDigest ${blockersOf}
  on conflict do nothing`;

const keptByTrace = `
  insert into kept_blocks (blocker_id, email_digest, digest, expires_at)
  select b.blocker_id, :emailDigest, :digest, :expiresAt::timestamptz ${blockersOf}
  on conflict (blocker_id, email_digest, digest)
  do update set expires_at = greatest(kept_blocks.expires_at, excluded.expires_at)`;

export class KeptBlockRepository implements KeptBlockStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async noteTraces({ memberId, emailDigest, traces, browser }: TracedAccount, at: Date): Promise<void> {
    await sql(this.#transaction, noteTraces, { memberId, emailDigest, traces: [...traces], browser, at });
  }

  async carryOver(
    { memberId, emailDigest, traces, browser }: TracedAccount,
    { at, tracesSince }: { readonly at: Date; readonly tracesSince: Date },
  ): Promise<readonly MemberId[]> {
    const given = { memberId, emailDigest, traces: [...traces], browser, at, tracesSince };
    const carried = await sql<{ readonly blockerId: MemberId }>(this.#transaction, carryOver, given);
    return carried.map(({ blockerId }) => blockerId);
  }

  async emailOfBlocked(memberId: MemberId): Promise<string | undefined> {
    const [blocked] = await sql<{ readonly email: string }>(
      this.#transaction,
      `select u.email from users u where u.id = :memberId::integer and ${isBlocked}`,
      { memberId },
    );
    return blocked?.email;
  }

  async keep(memberId: MemberId, emailDigest: string, until: (usedAt: Date) => Date): Promise<void> {
    const { db } = this.#transaction;
    await sql(this.#transaction, keptByEmail, { memberId, emailDigest });
    const traces = await AccountTraceModel.query(db)
      .where({ memberId })
      .whereNot({ digest: emailDigest })
      .select('digest', 'usedAt');
    for (const { digest, usedAt } of traces) {
      const kept = { memberId, emailDigest, digest, expiresAt: until(usedAt) };
      await sql(this.#transaction, keptByTrace, kept);
    }
  }
}
