import type { SellerMarkStore } from '@nestmates/application/money/payments/seller-marks.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { lockSellers } from './seller-locks.ts';
import {
  keysOfSeller,
  lockSellerAccounts,
  lockSellerKeys,
  ownKeysOfSeller,
  sellerLocks,
} from './seller-mark-sql.ts';

const isNew = `
  select exists (
    select unnest(:digests::text[]) except select digest from seller_marks where member_id = :memberId
  ) as found`;

/** The member comes before the locks, as everywhere. */
const lockMember = 'select id from users where id = :memberId for key share';

/** Also the account, and what it is known by: whoever nets a debt meanwhile has locked one of them. */
const lockKeys = `
  ${lockSellerAccounts('array[:memberId::integer]')}
  union all
  ${lockSellerKeys(':keys', `${keysOfSeller(':memberId')} union select unnest(:digests::text[])`)}`;

/** There is no row for one that was noted before. */
const note = `
  insert into seller_marks (member_id, digest, noted_at)
  select :memberId, unnest(:digests::text[]), :at::timestamptz on conflict do nothing`;

/** Whether it is the other one of the two who is known by the new mailbox; each pair is there in both directions. */
const isOfTheOther = `exists (
    select from marks_parted q
    where q.parting = p.parting and q.other = :digest and q.one in (select digest from own))`;

/**
 * The mailbox of before stays known, and what was said of two is said of the new one as well, in both directions. No lock:
 * the row of the mailbox changes next, which waits for a release of the same account.
 */
const noteMailbox = `
  with own as materialized (
    ${ownKeysOfSeller(':memberId::integer')}
  ), kept as (
    insert into seller_marks (member_id, digest, noted_at, is_mailbox)
    select m.member_id, m.digest, :at::timestamptz, true from account_mailboxes m
    where m.member_id = :memberId::integer and m.digest <> :digest on conflict do nothing
  )
  insert into marks_parted (one, other, parted_at, parting)
  select :digest::text, p.other, p.parted_at, p.parting from marks_parted p
  where p.one in (select digest from own) and not ${isOfTheOther}
  union all
  select p.one, :digest::text, p.parted_at, p.parting from marks_parted p
  where p.other in (select digest from own) and not ${isOfTheOther}
  on conflict do nothing`;

export class SellerMarkRepository implements SellerMarkStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async note(memberId: MemberId, which: readonly string[], at: Date): Promise<void> {
    const digests = [...which];
    const [news] = await sql<{ found: boolean }>(this.#transaction, isNew, { memberId, digests });
    if (!news?.found) return;
    const [member] = await sql<{ id: MemberId }>(this.#transaction, lockMember, { memberId });
    if (!member) return;
    await lockSellers(this.#transaction, lockKeys, { memberId, digests, keys: sellerLocks.keys });
    await sql(this.#transaction, note, { memberId, digests, at });
  }

  async noteMailbox(memberId: MemberId, digest: string, at: Date): Promise<void> {
    // There is no row where nothing was said of the member.
    await sql(this.#transaction, noteMailbox, { memberId, digest, at });
  }
}
