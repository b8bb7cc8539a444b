import type {
  AuditEntry,
  AuditEntryId,
  AuditedAccount,
  AuditFilter,
  AuditLog,
  AuditQueries,
  NewAuditEntry,
} from '@nestmates/application/office/audit/ports.ts';
import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { AuditModel } from './audit-model.ts';

export const isInAudit = `(
  exists (select from audit where admin_id = :memberId) or exists (select from audit where member_id = :memberId)
)`;

/** An administrator is a member, too, and may be both in one entry. No row where none names the member. */
const keepName = `
  update audit set
    admin_name = case when admin_id = :memberId then :name else admin_name end,
    admin_digest = case when admin_id = :memberId then :digest else admin_digest end,
    member_name = case when member_id = :memberId then :name else member_name end,
    member_digest = case when member_id = :memberId then :digest else member_digest end
  where admin_id = :memberId or member_id = :memberId`;

const addUnlessSince = `
  insert into audit (action, admin_id, member_id, detail, at)
  select :action::text, :adminId::integer, :memberId::integer, :detail::text, :at::timestamptz
  where not exists (
    select from audit earlier
    where earlier.action = :action and earlier.at > :since
      and (earlier.member_id = :memberId::integer
        or :memberId::integer is null and earlier.member_id is null)
      and earlier.admin_id is not distinct from :adminId::integer
      and earlier.detail is not distinct from :detail::text
  )`;

/** The snapshot of a statement does not have the row that it adds. */
const addAndList = `
  with added as (${addUnlessSince} returning *)
  select entry.id, entry.action, entry.at, entry.detail, admin.email as admin, member.email as member,
    entry.admin_name as former_admin, entry.member_name as former_member
  from (
    select * from audit
    where admin_id = :memberId or member_id = :memberId or admin_digest = :emailDigest or member_digest = :emailDigest
    union all
    select * from added
  ) entry
  left join users admin on admin.id = entry.admin_id
  left join users member on member.id = entry.member_id
  order by entry.id desc limit :limit`;

export class AuditRepository implements AuditLog, AuditQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(entry: NewAuditEntry): Promise<void> {
    await AuditModel.query(this.#transaction.db).insert(entry);
  }

  async addUnlessSince(since: Date, entry: NewAuditEntry): Promise<void> {
    await sql(this.#transaction, addUnlessSince, { ...entry, since });
  }

  addAndList(
    since: Date,
    entry: NewAuditEntry,
    of: Parameters<AuditLog['addAndList']>[2],
  ): Promise<readonly AuditEntry[]> {
    return sql<AuditEntry>(this.#transaction, addAndList, { ...entry, since, ...of });
  }

  async namedIn(memberId: MemberId): Promise<AuditedAccount | undefined> {
    const { db } = this.#transaction;
    const entries = AuditModel.query(db).where({ adminId: memberId }).orWhere({ memberId }).select('id');
    return UserModel.query(db)
      .findById(memberId)
      .whereExists(entries)
      .select('email', 'firstName', 'lastName');
  }

  async keepName(
    memberId: MemberId,
    kept: { readonly name: string; readonly digest: string },
  ): Promise<void> {
    await sql(this.#transaction, keepName, { memberId, ...kept });
  }

  async entries(
    { action, email, emailDigest, from, until }: AuditFilter,
    { limit, before }: PageRequest<AuditEntryId>,
  ): Promise<readonly AuditEntry[]> {
    const { db } = this.#transaction;
    return AuditModel.query(db)
      .leftJoinRelated('[admin, member]')
      .modify((query) => {
        if (action) query.where({ action });
        if (from) query.where('at', '>=', from);
        if (until) query.where('at', '<', until);
        if (before !== undefined) query.whereRaw('audit.id < ?::bigint', [before]);
        if (email) {
          const named = UserModel.query(db).where({ email }).select('id');
          query.where((either) =>
            either
              .whereIn('adminId', named)
              .orWhereIn('memberId', named)
              .orWhere({ adminDigest: emailDigest })
              .orWhere({ memberDigest: emailDigest }),
          );
        }
      })
      .orderBy('audit.id', 'desc')
      .limit(limit)
      .select('audit.id', 'action', 'at', 'detail', {
        admin: 'admin.email',
        member: 'member.email',
        formerAdmin: 'adminName',
        formerMember: 'memberName',
      })
      .castTo<AuditEntry[]>();
  }
}
