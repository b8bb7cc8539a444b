import type { SellerNamed } from '@nestmates/application/market/orders/parted-sellers.ts';
import type {
  PartingProposal,
  SharingAccount,
  SharingAccounts,
} from '@nestmates/application/office/same-person/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { owedOf } from '../../market/orders/debt-sql.ts';
import { isParted, keysOfSale, ownKeysOfSale, sharingWith } from '../../market/orders/person-sql.ts';
import { mailboxesOfSeller, ownKeysOfSeller } from '../../money/payments/seller-mark-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { jsonColumns } from '../../platform/tables/names.ts';
import { isOfTwo } from './parting-proposal-repository.ts';

/** What is proposed of the two. */
const proposed = (other: string, saleOf: string): string => `(
  select to_json(it) from (
    select ${jsonColumns(['word', 'proposedBy', 'proposedAt'])} from parting_proposals p
    where p.proposed_at > :since and ${isOfTwo(':id', other, saleOf)}
    order by p.id desc limit 1
  ) it)`;

const owedBy = (member: string): string =>
  owedOf(`select sale.id from orders sale where sale.seller_id = ${member}`);

const ownKeysOfLeft = `
  select its.digest from kept_sales k, lateral (${ownKeysOfSale('k')}) its where k.order_id = deleted.sale_of`;

/** What of the digests that two share is a mailbox of both, one that one of them had before, and a bank account. */
const kindsOf = (isSame: string, shared: string): string => `
  ${isSame} as by_mailbox,
  not ${isSame} and ${shared} && array(select digest from mailboxes) as by_former_mailbox,
  exists (select unnest(${shared}) except select digest from mailboxes) as by_bank`;

const sharing = `
  with ${sharingWith(':id::integer')}, mailboxes as materialized (${mailboxesOfSeller(':id::integer')}), live as (
    select a.member_id, a.is_same, a.shared from sharing_accounts a where a.member_id <> :id::integer
  ), deleted as (
    select k.digest, min(k.order_id) as sale_of, bool_or(k.is_same) as is_same, array_agg(k.order_id) as sales,
      array(
        select its.digest from sharing_sales same, lateral (${keysOfSale('same')}) its where same.digest = k.digest
        intersect
        select digest from keys
      ) as shared
    from sharing_sales k group by k.digest
  )
  select live.member_id, null::integer as sale_of, u.first_name, u.last_name, ${kindsOf('live.is_same', 'live.shared')},
    ${owedBy('live.member_id')} as owed_cents,
    ${isParted(ownKeysOfSeller('live.member_id'))} as is_parted, ${proposed('live.member_id', 'null::integer')} as proposal
  from live join users u on u.id = live.member_id
  where (:otherId::integer is null and :saleOf::integer is null) or live.member_id = :otherId::integer
  union all
  select null, deleted.sale_of, null, null, ${kindsOf('deleted.is_same', 'deleted.shared')},
    ${owedOf('select unnest(deleted.sales)')}, ${isParted(ownKeysOfLeft)}, ${proposed('null::integer', 'deleted.sale_of')}
  from deleted
  where (:otherId::integer is null and :saleOf::integer is null) or deleted.sale_of = :saleOf::integer
  order by 1 nulls last, 2 limit :limit`;

/** Its time is a string inside a JSON column. */
type Row = Omit<SharingAccount, 'proposal'> & {
  readonly proposal: (Omit<PartingProposal, 'proposedAt'> & { readonly proposedAt: string }) | null;
};

const accountOf = ({ proposal, ...account }: Row): SharingAccount => ({
  ...account,
  proposal: proposal && { ...proposal, proposedAt: new Date(proposal.proposedAt) },
});

export class SharingAccountReader implements SharingAccounts {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  of(id: MemberId, proposedSince: Date, limit: number): Promise<readonly SharingAccount[]> {
    return this.#accounts({ id, since: proposedSince, limit, otherId: null, saleOf: null });
  }

  async find(id: MemberId, other: SellerNamed, proposedSince: Date): Promise<SharingAccount | undefined> {
    const [otherId, saleOf] = [
      'memberId' in other ? other.memberId : null,
      'saleOf' in other ? other.saleOf : null,
    ];
    return (await this.#accounts({ id, since: proposedSince, limit: 1, otherId, saleOf }))[0];
  }

  async #accounts(which: Readonly<Record<string, unknown>>): Promise<readonly SharingAccount[]> {
    return (await sql<Row>(this.#transaction, sharing, which)).map(accountOf);
  }
}
