import { newAccountsSince, tracesSince } from '@nestmates/domain/friends/blocks/kept-block.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { connected, isPaying } from '../../members/pairs/pair-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/**
 * Blocks, with whoever is blocked by a tap, the new accounts in a browser or at an address of theirs, except for
 * connections of the one who blocks; as `carryOver` does for an account that comes later. A tap counts more than a trace.
 */
const add = `
  with traced as (
    select u.id, found.email_digest
    from (
      select distinct on (t.member_id) t.member_id, b.email_digest
      from account_traces b join account_traces t on t.digest = b.digest
      where b.member_id = :other::integer and t.member_id not in (b.member_id, :me::integer)
        and b.used_at >= :tracesSince and t.used_at >= :tracesSince
      order by t.member_id
    ) found join users u on u.id = found.member_id
    where u.created_at >= :createdSince and not ${connected(':me::integer', 'u.id')}
    order by u.id for key share of u
  )
  insert into blocks (blocker_id, blocked_id, created_at, traced_to)
  select :me::integer, :other::integer, :at::timestamptz, null
  union all
  select :me::integer, id, :at::timestamptz, email_digest from traced
  on conflict (blocker_id, blocked_id) do update set traced_to = null, created_at = excluded.created_at
    where blocks.traced_to is not null and excluded.traced_to is null
  returning blocked_id, traced_to is not null or ${isPaying('blocker_id', 'blocked_id')} as paying`;

export async function addBlock(
  transaction: KnexTransaction,
  { me, other, at }: { readonly me: MemberId; readonly other: MemberId; readonly at: Date },
): Promise<{ readonly paying: readonly MemberId[] }> {
  const when = { at, tracesSince: tracesSince(at), createdSince: newAccountsSince(at) };
  const added = await sql<{ readonly blockedId: MemberId; readonly paying: boolean }>(transaction, add, {
    me,
    other,
    ...when,
  });
  requireOneRow(
    added.filter(({ blockedId }) => blockedId === other),
    'A block',
  );
  return { paying: added.filter(({ paying }) => paying).map(({ blockedId }) => blockedId) };
}
