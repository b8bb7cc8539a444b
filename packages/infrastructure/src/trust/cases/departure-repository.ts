import type { DepartureStore } from '@nestmates/application/trust/cases/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseId, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import { titleOfErased } from '@nestmates/domain/trust/reports/report.ts';
import { knows } from '../../members/people/met-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CaseMailboxModel, CaseModel, DecisionModel } from './case-models.ts';
import { caseIn } from './case-repository.ts';
import { eraseWordsIn } from './erase-words-about.ts';

const keepWhoKnows = `
  update reports r set knew_member = true from cases c
  where c.id = :id and r.case_id = c.id and not r.knew_member and ${knows('r.reporter_id', 'c.member_id')}`;

const moveMailboxes = `
  with moved as (delete from case_mailboxes where case_id = :from returning digest)
  insert into case_mailboxes (case_id, digest) select :to, digest from moved on conflict do nothing`;

/** No way to appeal is left, nor to take back that there was nothing to do, which nobody appeals. */
const over = `
  select c.id, c.member_id from cases c
    left join decisions d on d.id = c.decision_id
    left join appeals a on a.decision_id = d.id
  where exists (select from case_mailboxes k where k.case_id = c.id) and (
    c.status = 'void' or c.status = 'decided' and d.at < :decidedBefore
    or c.status = 'decided' and d.decision = 'dismiss' and d.at < :dismissedBefore
    or c.status in ('upheld', 'overturned') and a.answered_at < :appealedBefore
  )
  order by c.id limit :limit`;

export class DepartureRepository implements DepartureStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async leftBehind(memberId: MemberId): Promise<readonly TrustCase[]> {
    const found = await CaseModel.query(this.#transaction.db)
      .where({ memberId })
      .whereIn('status', ['open', 'decided', 'appealed'])
      .orderBy('id')
      .forNoKeyUpdate();
    return found.map(caseIn);
  }

  async depart(id: CaseId, digests: readonly string[]): Promise<void> {
    const { db } = this.#transaction;
    for (const digest of digests) {
      const kept = CaseMailboxModel.query(db).insert({ caseId: id, digest });
      await kept.onConflict(['caseId', 'digest']).ignore();
    }
    // There is no row where no reporter knows the member.
    await sql(this.#transaction, keepWhoKnows, { id });
    requireOneRow(await CaseModel.query(db).findById(id).patch({ memberId: null }), 'A case');
    // There is no row unless something was decided and taken back.
    await DecisionModel.query(db).where({ caseId: id }).patch({ memberId: null });
  }

  async mailboxesOf(id: CaseId): Promise<readonly string[]> {
    const kept = await CaseMailboxModel.query(this.#transaction.db).where({ caseId: id }).orderBy('digest');
    return kept.map(({ digest }) => digest);
  }

  async moveMailboxes(from: CaseId, to: CaseId): Promise<void> {
    // There is no row where the account was never deleted.
    await sql(this.#transaction, moveMailboxes, { from, to });
  }

  async returnTo(id: CaseId, memberId: MemberId): Promise<void> {
    const { db } = this.#transaction;
    const returned = CaseModel.query(db).findById(id).where({ memberId: null });
    requireOneRow(await returned.patch({ memberId }), 'A case');
    // There is no row unless something was decided.
    await DecisionModel.query(db).where({ caseId: id, memberId: null }).patch({ memberId });
  }

  sweep({ limit, ...before }: Parameters<DepartureStore['sweep']>[0]): Promise<number> {
    return this.#transaction.run(async () => {
      const found = await sql<{ id: CaseId; memberId: MemberId | null }>(this.#transaction, over, {
        ...before,
        limit,
      });
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return 0;
      // What is about a member who has returned goes with evidence and account.
      const nobodys = found.flatMap(({ id, memberId }) => (memberId === null ? id : []));
      const given = { ids: nobodys, title: titleOfErased };
      await sql(this.#transaction, eraseWordsIn('select unnest(:ids::integer[]) as id'), given);
      await CaseMailboxModel.query(this.#transaction.db).delete().whereIn('caseId', ids);
      return ids.length;
    });
  }
}
