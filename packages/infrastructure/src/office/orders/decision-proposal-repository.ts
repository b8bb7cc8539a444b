import type { DecisionProposalStore } from '@nestmates/application/office/orders/proposal-ports.ts';
import type { DecisionProposal } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const sharedBrowser = `
  select exists (
    select from account_traces one join account_traces other using (digest)
    where one.member_id = :one::integer and other.member_id = :other::integer and one.is_browser
  ) as is_shared`;

export class DecisionProposalRepository implements DecisionProposalStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(proposal: Omit<DecisionProposal, 'id'>): Promise<void> {
    const { orderId, proposedAt } = proposal;
    await this.#open().where({ orderId }).update({ outcome: 'ended', answeredAt: proposedAt });
    await this.#transaction.db('decision_proposals').insert(proposal);
  }

  async answer(id: number, answer: Parameters<DecisionProposalStore['answer']>[1]): Promise<void> {
    const { outcome, by: answeredBy, at: answeredAt } = answer;
    const answered = await this.#open().where({ id }).update({ outcome, answeredBy, answeredAt });
    if (answered !== 1) throw new Error(`Proposal ${id} was answered already`);
  }

  async endBefore(time: Date): Promise<void> {
    await this.#open().where('proposedAt', '<=', time).update({ outcome: 'ended', answeredAt: time });
  }

  async shareBrowser(one: MemberId, other: MemberId): Promise<boolean> {
    const [found] = await sql<{ readonly isShared: boolean }>(this.#transaction, sharedBrowser, {
      one,
      other,
    });
    return found?.isShared ?? false;
  }

  #open() {
    return this.#transaction.db('decision_proposals').whereNull('outcome');
  }
}
