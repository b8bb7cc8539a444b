import type { PartedSellers, SellerNamed } from '@nestmates/application/market/orders/parted-sellers.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { lockSellers } from '../../money/payments/seller-locks.ts';
import {
  isOwnMark,
  keysOfSeller,
  lockSellerAccounts,
  lockSellerKeys,
  ownKeysOfSeller,
  sellerLocks,
} from '../../money/payments/seller-mark-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { giveBackNettings, moneyOfTwo } from './debt-sql.ts';
import { keysOfSale, ownKeysOfSale, salesOfParty } from './person-sql.ts';

/** The members first, the lower id first, as everywhere. No row where both have one. */
const giveOwnMarks = `
  with present as materialized (
    select id from users where id = any(:memberIds::integer[]) order by id for key share
  )
  insert into seller_marks (member_id, digest, noted_at)
  select present.id, 'account ' || gen_random_uuid(), :at::timestamptz from present
  where not exists (
    select from seller_marks s where s.member_id = present.id and ${isOwnMark('s.digest')}
  )`;

/** Digests of a live account, or of one that has left, by one of its sales. */
const digestsOf =
  (ofSeller: (member: string) => string, ofSale: (kept: string) => string) =>
  (memberId: string, saleOf: string): string =>
    `
    select digest from (${ofSeller(memberId)}) live
    union
    select its.digest from kept_sales k, lateral (${ofSale('k')}) its where k.order_id = ${saleOf}`;

/** What a seller shares with nobody else. */
const ownKeys = digestsOf(ownKeysOfSeller, ownKeysOfSale);

const one = ownKeys(':oneId::integer', ':oneSale::integer');
const other = ownKeys(':otherId::integer', ':otherSale::integer');

const salesOfOne = salesOfParty(':oneId::integer', one);
const salesOfOther = salesOfParty(':otherId::integer', other);

/** Those of which something is owed or was paid come before the keys, as in a release, in a mode that meets every lock of an order. */
const lockOrders = `
  select id from orders where id in (
    select t.order_id from transactions t
    where t.kind in ('debt', 'netting') and t.order_id in (${salesOfOne} union ${salesOfOther})
  ) order by id for no key update`;

/** All by which one of them is known: whoever nets a debt of either has locked each of these. */
const allKeys = digestsOf(keysOfSeller, keysOfSale);

const lockKeys = `
  ${lockSellerAccounts('array[:oneId::integer, :otherId::integer]')}
  union all
  ${lockSellerKeys(
    ':keys',
    `${allKeys(':oneId::integer', ':oneSale::integer')} union ${allKeys(':otherId::integer', ':otherSale::integer')}`,
  )}`;

/** All that was said of the two, also by mailboxes that they had then. */
const partings = `
  select p.parting from marks_parted p
  where p.one in (${one}) and p.other in (${other}) or p.one in (${other}) and p.other in (${one})`;

/** Each pair in both directions; there may be no new row where it was said before. */
const part = `
  with parting as materialized (
    select coalesce((${partings} limit 1), gen_random_uuid()) as id
  ), one as (${one}), other as (${other}), pairs as (
    select one.digest as one, other.digest as other from one, other where one.digest <> other.digest
    union
    select other.digest, one.digest from one, other where one.digest <> other.digest
  )
  insert into marks_parted (one, other, parted_at, parting)
  select one, other, :at::timestamptz, parting.id from pairs, parting on conflict do nothing`;

const money = moneyOfTwo(salesOfOne, salesOfOther);

const giveBack = giveBackNettings(salesOfOne, salesOfOther);

const join = `delete from marks_parted where parting in (${partings})`;

const bindingsOf = (these: SellerNamed, those: SellerNamed) => ({
  oneId: 'memberId' in these ? these.memberId : null,
  oneSale: 'saleOf' in these ? these.saleOf : null,
  otherId: 'memberId' in those ? those.memberId : null,
  otherSale: 'saleOf' in those ? those.saleOf : null,
});

/** Who is somebody else, though they share a bank account. */
export class PartedSellerRepository implements PartedSellers {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lock(these: SellerNamed, those: SellerNamed, at: Date): Promise<void> {
    const bindings = bindingsOf(these, those);
    const memberIds = [bindings.oneId, bindings.otherId].filter((id) => id !== null);
    await sql(this.#transaction, giveOwnMarks, { memberIds, at });
    await sql(this.#transaction, lockOrders, bindings);
    await lockSellers(this.#transaction, lockKeys, { ...bindings, keys: sellerLocks.keys });
  }

  async moneyOf(these: SellerNamed, those: SellerNamed): Promise<Cents> {
    const [found] = await sql<{ cents: Cents }>(this.#transaction, money, bindingsOf(these, those));
    if (!found) throw new Error('The money of two was not answered');
    return found.cents;
  }

  async part(these: SellerNamed, those: SellerNamed, at: Date): Promise<readonly OrderId[]> {
    const bindings = { ...bindingsOf(these, those), at };
    await sql(this.#transaction, part, bindings);
    const due = await sql<{ readonly id: OrderId }>(this.#transaction, giveBack, bindings);
    return due.map(({ id }) => id).sort((one, other) => one - other);
  }

  async join(these: SellerNamed, those: SellerNamed): Promise<void> {
    await sql(this.#transaction, join, bindingsOf(these, those));
  }
}
