import type { SellerNamed } from '@nestmates/application/market/orders/parted-sellers.ts';
import type {
  PartingProposal,
  SharingAccount,
  SharingAccounts,
} from '@nestmates/application/office/same-person/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { owedOf } from '../../market/orders/debt-sql.ts';
import { isParted } from '../../market/orders/person-sql.ts';
import { keysOfSeller } from '../../money/payments/seller-mark-sql.ts';
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

const soldByLeft =
  'select deleted.digest union select unnest(k.marks) from kept_sales k where k.order_id = deleted.sale_of';

const owedBy = (member: string): string =>
  owedOf(`select sale.id from orders sale where sale.seller_id = ${member}`);

const sharing = `
  with keys as materialized (${keysOfSeller(':id')}), live as (
    select sharing.member_id, bool_or(sharing.by_mailbox) as by_mailbox, bool_or(not sharing.by_mailbox) as by_bank
    from (
      select m.member_id, true as by_mailbox from account_mailboxes m where m.digest in (select digest from keys)
      union all
      select s.member_id, false from seller_marks s where s.digest in (select digest from keys)
    ) sharing where sharing.member_id <> :id group by sharing.member_id
  ), deleted as (
    select k.digest, min(k.order_id) as sale_of, k.digest in (select digest from keys) as by_mailbox,
      bool_or(k.marks && array(select digest from keys)) as by_bank, array_agg(k.order_id) as sales
    from kept_sales k
    where k.digest in (select digest from keys) or k.marks && array(select digest from keys)
    group by k.digest
  )
  select live.member_id, null::integer as sale_of, u.first_name, u.last_name, live.by_mailbox, live.by_bank,
    ${owedBy('live.member_id')} as owed_cents,
    ${isParted(keysOfSeller('live.member_id'))} as is_parted, ${proposed('live.member_id', 'null::integer')} as proposal
  from live join users u on u.id = live.member_id
  where (:otherId::integer is null and :saleOf::integer is null) or live.member_id = :otherId::integer
  union all
  select null, deleted.sale_of, null, null, deleted.by_mailbox, deleted.by_bank,
    ${owedOf('select unnest(deleted.sales)')}, ${isParted(soldByLeft)}, ${proposed('null::integer', 'deleted.sale_of')}
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
