import type { SharingAccount, SharingAccounts } from '@nestmates/application/office/same-person/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { owedOf } from '../../market/orders/debt-sql.ts';
import { keysOfSeller } from '../../money/payments/seller-mark-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** What was said of the two, by the digests of the other one. */
const said = (theirs: string): string => `(
  select json_build_object('isSettled', bool_or(p.is_settled), 'proposedBy', max(p.proposed_by))
  from marks_parted p join keys on keys.digest = p.one where p.other in (${theirs}) having count(*) > 0)`;

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
    ${owedBy('live.member_id')} as owed_cents, ${owedBy(':id')} as own_cents,
    ${said(keysOfSeller('live.member_id'))} as said
  from live join users u on u.id = live.member_id
  union all
  select null, deleted.sale_of, null, null, deleted.by_mailbox, deleted.by_bank,
    ${owedOf('select unnest(deleted.sales)')}, ${owedBy(':id')},
    ${said('select deleted.digest union select unnest(k.marks) from kept_sales k where k.order_id = deleted.sale_of')}
  from deleted
  order by 1 nulls last, 2 limit :limit`;

type Row = Omit<SharingAccount, 'parting' | 'proposedBy'> & {
  readonly said: { readonly isSettled: boolean; readonly proposedBy: MemberId | null } | null;
};

export class SharingAccountReader implements SharingAccounts {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(id: MemberId, limit: number): Promise<readonly SharingAccount[]> {
    const rows = await sql<Row>(this.#transaction, sharing, { id, limit });
    return rows.map(({ said: found, ...account }) => ({
      ...account,
      parting: found === null ? 'none' : found.isSettled ? 'parted' : 'proposed',
      proposedBy: found?.proposedBy ?? null,
    }));
  }
}
