import type { CaseStore, QueuedWeight } from '@nestmates/application/trust/cases/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  after,
  type CaseEvent,
  type CaseId,
  newCase,
  type TrustCase,
} from '@nestmates/domain/trust/cases/trust-case.ts';
import { rankOf } from '@nestmates/domain/trust/reports/weights.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CaseEventModel, CaseModel } from './case-models.ts';

export const hasUnsettledCases = `exists (
  select from cases where member_id = :memberId and status in ('open', 'appealed')
)`;

const idle = `
  select c.id from cases c
  where c.status = 'open' and c.report_count = 0 and (
    select max(e.at) from case_events e where e.case_id = c.id and e.type = 'withdrawn'
  ) < :before
  order by c.id limit :limit`;

export const caseIn = ({ id, memberId, status, version, claimedBy, decisionId }: CaseModel): TrustCase => ({
  id,
  memberId,
  status,
  version,
  claimedBy,
  decisionId,
});

/** Times are strings inside its data, which has none once it was emptied with the account. */
function eventIn({ at, byId, type, data }: CaseEventModel): CaseEvent {
  const { toldAt, ...rest } = data as { readonly toldAt?: string };
  return { ...rest, ...(toldAt && { toldAt: new Date(toldAt) }), at, byId, type } as CaseEvent;
}

export class CaseRepository implements CaseStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lockMember(memberId: MemberId): Promise<boolean> {
    const { db } = this.#transaction;
    const found = await UserModel.query(db).findById(memberId).select('id').forNoKeyUpdate();
    return found !== undefined;
  }

  async openOf(memberId: MemberId): Promise<TrustCase | undefined> {
    const found = await CaseModel.query(this.#transaction.db).findOne({ memberId, status: 'open' });
    return found && caseIn(found);
  }

  async create(memberId: MemberId, at: Date): Promise<TrustCase> {
    const { id: _, ...begun } = newCase(0, memberId);
    const row = await CaseModel.query(this.#transaction.db).insert({ ...begun, openedAt: at, oldestAt: at });
    return newCase(row.id, memberId);
  }

  async find(id: CaseId): Promise<TrustCase | undefined> {
    const found = await CaseModel.query(this.#transaction.db).findById(id);
    return found && caseIn(found);
  }

  async lock(id: CaseId): Promise<TrustCase | undefined> {
    const seen = await this.find(id);
    if (seen?.memberId) await this.lockMember(seen.memberId);
    const found = await CaseModel.query(this.#transaction.db).findById(id).forNoKeyUpdate();
    return found && caseIn(found);
  }

  async eventsOf(id: CaseId): Promise<readonly CaseEvent[]> {
    const rows = await CaseEventModel.query(this.#transaction.db).where({ caseId: id }).orderBy('number');
    return rows.map(eventIn);
  }

  async effectiveOf(memberId: MemberId): Promise<readonly (readonly CaseEvent[])[]> {
    const { db } = this.#transaction;
    const effects = CaseEventModel.query(db).whereIn('type', ['hidden', 'limited']).select('caseId');
    const rows = await CaseEventModel.query(db)
      .whereIn('caseId', CaseModel.query(db).where({ memberId }).whereIn('id', effects).select('id'))
      .orderBy([{ column: 'caseId', order: 'desc' }, 'number']);
    return [...Map.groupBy(rows, ({ caseId }) => caseId).values()].map((events) => events.map(eventIn));
  }

  async append(before: TrustCase, event: CaseEvent): Promise<TrustCase> {
    const { db } = this.#transaction;
    const next = after(before, event);
    const { at, byId, type, ...data } = event;
    const { id: caseId, status, version, claimedBy, decisionId } = next;
    await CaseEventModel.query(db).insert({ caseId, number: version, at, byId, type, data });
    const changed = CaseModel.query(db).findById(caseId).where({ version: before.version });
    requireOneRow(await changed.patch({ status, version, claimedBy, decisionId }), 'A case');
    return next;
  }

  async weigh(
    id: CaseId,
    { weight, isUrgent, reportCount, categories, oldestAt }: QueuedWeight,
  ): Promise<void> {
    const rank = rankOf({ sum: weight, isUrgent });
    const figures = { weight, isUrgent, rank, reportCount, categories };
    const changed = CaseModel.query(this.#transaction.db).findById(id);
    requireOneRow(await changed.patch({ ...figures, ...(oldestAt && { oldestAt }) }), 'The weight of a case');
  }

  async idleSince(before: Date, limit: number): Promise<readonly CaseId[]> {
    const found = await sql<{ id: CaseId }>(this.#transaction, idle, { before, limit });
    return found.map(({ id }) => id);
  }

  async unsettledOf(memberId: MemberId): Promise<readonly TrustCase[]> {
    const found = await CaseModel.query(this.#transaction.db)
      .where({ memberId })
      .whereIn('status', ['open', 'appealed'])
      .orderBy('id')
      .forNoKeyUpdate();
    return found.map(caseIn);
  }
}
