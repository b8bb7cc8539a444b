import type { DecisionProposalStore } from '@nestmates/application/office/orders/proposal-ports.ts';
import type { DecisionProposal } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { recentTraces } from '../../platform/access/recent-traces-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const sharedBrowser = `
  select exists (
    select from ${recentTraces} one join ${recentTraces} other using (digest)
    where one.member_id = :one::integer and other.member_id = :other::integer and one.is_browser
  ) as is_shared`;

/** There is no row, normally: one that has lasted too long and was not swept. */
const endThoseOf = `
  update decision_proposals set outcome = 'ended', answered_at = :at where order_id = :orderId and outcome is null`;

const addProposal = `
  insert into decision_proposals (order_id, decision, reason, cents, agreed_cents, proposed_by, proposed_at)
  values (:orderId, :decision, :reason, :cents, :agreedCents, :proposedBy, :proposedAt)`;

const answerProposal = `
  update decision_proposals set outcome = :outcome, answered_by = :by, answered_at = :at
  where id = :id and outcome is null returning id`;

/** There may be no row that has lasted so long. */
const endOld = `
  update decision_proposals set outcome = 'ended', answered_at = :time where outcome is null and proposed_at <= :time`;

export class DecisionProposalRepository implements DecisionProposalStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(proposal: Omit<DecisionProposal, 'id'>): Promise<void> {
    const { orderId, proposedAt: at } = proposal;
    await sql(this.#transaction, endThoseOf, { orderId, at });
    await sql(this.#transaction, addProposal, { ...proposal });
  }

  async answer(id: number, answer: Parameters<DecisionProposalStore['answer']>[1]): Promise<void> {
    requireOneRow(await sql(this.#transaction, answerProposal, { id, ...answer }), 'Answering a proposal');
  }

  async endBefore(time: Date): Promise<void> {
    await sql(this.#transaction, endOld, { time });
  }

  async shareBrowser(one: MemberId, other: MemberId): Promise<boolean> {
    const [found] = await sql<{ readonly isShared: boolean }>(this.#transaction, sharedBrowser, {
      one,
      other,
    });
    return found?.isShared ?? false;
  }
}
