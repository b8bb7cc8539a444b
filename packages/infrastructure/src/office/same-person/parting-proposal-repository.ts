import type { SellerNamed } from '@nestmates/application/market/orders/parted-sellers.ts';
import type { PartingProposals, WaitingParting } from '@nestmates/application/office/same-person/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** What was proposed of the two, from whichever side; the arguments are SQL. */
export const isOfTwo = (one: string, other: string, saleOf: string): string => `(
  p.member_id = ${one} and (p.other_id = ${other} or p.sale_of = ${saleOf})
  or p.member_id = ${other} and p.other_id = ${one})`;

/** No row where nothing is proposed. */
const end = `
  delete from parting_proposals p
  where ${isOfTwo(':memberId::integer', ':otherId::integer', ':saleOf::integer')}`;

const add = `
  insert into parting_proposals (member_id, other_id, sale_of, word, proposed_by, proposed_at)
  values (:memberId, :otherId, :saleOf, :word, :proposedBy, :proposedAt)`;

const open = `
  select p.member_id, u.first_name, u.last_name, p.word, p.proposed_by, p.proposed_at
  from parting_proposals p join users u on u.id = p.member_id
  where p.proposed_at > :since order by p.proposed_at desc, p.id desc limit :limit`;

const bindingsOf = (memberId: MemberId, other: SellerNamed) => ({
  memberId,
  otherId: 'memberId' in other ? other.memberId : null,
  saleOf: 'saleOf' in other ? other.saleOf : null,
});

/** Whoever changes one has locked both of whom it is. */
export class PartingProposalRepository implements PartingProposals {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(
    memberId: MemberId,
    other: SellerNamed,
    proposal: Parameters<PartingProposals['add']>[2],
  ): Promise<void> {
    await this.end(memberId, other);
    await sql(this.#transaction, add, { ...bindingsOf(memberId, other), ...proposal });
  }

  async end(memberId: MemberId, other: SellerNamed): Promise<void> {
    await sql(this.#transaction, end, bindingsOf(memberId, other));
  }

  open(since: Date, limit: number): Promise<readonly WaitingParting[]> {
    return sql<WaitingParting>(this.#transaction, open, { since, limit });
  }
}
