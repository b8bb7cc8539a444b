import type {
  AuditEntry,
  AuditEntryId,
  AuditFilter,
  AuditLog,
  AuditQueries,
  NewAuditEntry,
} from '@nestmates/application/office/audit/ports.ts';
import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { AuditModel } from './audit-model.ts';

export class AuditRepository implements AuditLog, AuditQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(entry: NewAuditEntry): Promise<void> {
    await AuditModel.query(this.#transaction.db).insert(entry);
  }

  async addUnlessSince(since: Date, entry: NewAuditEntry): Promise<void> {
    const { action, adminId, memberId } = entry;
    const earlier = await AuditModel.query(this.#transaction.db)
      .where({ action, memberId })
      .whereRaw('admin_id is not distinct from ?', [adminId])
      .where('at', '>', since)
      .select('id')
      .first();
    if (!earlier) await this.add(entry);
  }

  async entries(
    { action, email, from, until }: AuditFilter,
    { limit, before }: PageRequest<AuditEntryId>,
  ): Promise<readonly AuditEntry[]> {
    const { db } = this.#transaction;
    const named = db('users').where({ email }).select('id');
    return AuditModel.query(db)
      .leftJoinRelated('[admin, member]')
      .modify((query) => {
        if (action) query.where({ action });
        if (from) query.where('at', '>=', from);
        if (until) query.where('at', '<', until);
        if (before !== undefined) query.whereRaw('audit.id < ?::bigint', [before]);
        if (email) query.where((either) => either.whereIn('adminId', named).orWhereIn('memberId', named));
      })
      .orderBy('audit.id', 'desc')
      .limit(limit)
      .select('audit.id', 'action', 'at', 'detail', { admin: 'admin.email', member: 'member.email' })
      .castTo<AuditEntry[]>();
  }
}
