import type { PartedSellers, SellerNamed } from '@nestmates/application/market/orders/parted-sellers.ts';
import { lockSellerKeys, sellerLocks } from '../../money/payments/seller-mark-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** A mark that no other account has, so that two can be parted whose mailboxes are not shown, or change. */
const isOwnMark = (mark: string): string => `${mark} like 'account %'`;

/** No row where the seller has one. */
const giveOwnMark = `
  insert into seller_marks (member_id, digest, noted_at)
  select u.id, 'account ' || gen_random_uuid(), :at::timestamptz from users u
  where u.id = any(:memberIds::integer[]) and not exists (
    select from seller_marks s where s.member_id = u.id and ${isOwnMark('s.digest')}
  )`;

/** What a seller shares with nobody else: live, by the number, or deleted, by the mailbox that the account had. */
const ownKeys = (memberId: string, left: string): string => `
  select m.digest from account_mailboxes m where m.member_id = ${memberId}
  union
  select s.digest from seller_marks s where s.member_id = ${memberId} and ${isOwnMark('s.digest')}
  union
  select k.digest from kept_sales k where k.digest = ${left}
  union
  select mark from kept_sales k, unnest(k.marks) mark where k.digest = ${left} and ${isOwnMark('mark')}`;

const one = ownKeys(':oneId::integer', ':oneLeft::text');
const other = ownKeys(':otherId::integer', ':otherLeft::text');

const lockMembers = 'select id from users where id = any(:memberIds::integer[]) order by id for key share';

const lockKeys = lockSellerKeys(':keys', `${one} union ${other}`);

/** Each pair in both directions; no row for one that is there. */
const part = `
  with one as (${one}), other as (${other})
  insert into marks_parted (one, other, parted_at)
  select one.digest, other.digest, :at::timestamptz from one, other where one.digest <> other.digest
  union
  select other.digest, one.digest, :at::timestamptz from one, other where one.digest <> other.digest
  on conflict do nothing`;

const join = `
  delete from marks_parted p
  where p.one in (${one}) and p.other in (${other}) or p.one in (${other}) and p.other in (${one})`;

const bindingsOf = (these: SellerNamed, those: SellerNamed) => ({
  oneId: 'memberId' in these ? these.memberId : null,
  oneLeft: 'left' in these ? these.left : null,
  otherId: 'memberId' in those ? those.memberId : null,
  otherLeft: 'left' in those ? those.left : null,
});

/** Who is somebody else, though they share a bank account. */
export class PartedSellerRepository implements PartedSellers {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async part(these: SellerNamed, those: SellerNamed, at: Date): Promise<void> {
    const bindings = await this.#lock(these, those, at);
    await sql(this.#transaction, part, { ...bindings, at });
  }

  async join(these: SellerNamed, those: SellerNamed, at: Date): Promise<void> {
    await sql(this.#transaction, join, await this.#lock(these, those, at));
  }

  async #lock(these: SellerNamed, those: SellerNamed, at: Date) {
    const bindings = bindingsOf(these, those);
    const memberIds = [bindings.oneId, bindings.otherId].filter((id) => id !== null);
    await sql(this.#transaction, lockMembers, { memberIds });
    await sql(this.#transaction, giveOwnMark, { memberIds, at });
    await sql(this.#transaction, lockKeys, { ...bindings, keys: sellerLocks.keys });
    return bindings;
  }
}
