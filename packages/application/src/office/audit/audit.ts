import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import { csv } from '@nestmates/domain/money/payments/csv.ts';
import { auditActions, viewCountsFor, whoInAudit } from '@nestmates/domain/office/audit/audit.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { AuditEntryView } from './contract.ts';
import type { AuditEntry, AuditEntryId, AuditFilter, NewAuditEntry } from './ports.ts';

const maxExported = 10_000;

const viewOf = ({ at, ...entry }: AuditEntry): AuditEntryView => ({ ...entry, at: at.toISOString() });

/** Who did what to whom, and when. */
export class Audit extends useCase('auditQueries', 'auditLog', 'keyedDigests') {
  async list({
    limit,
    before,
    ...filter
  }: AuditFilter & PageRequest<AuditEntryId>): Promise<Page<AuditEntryView>> {
    const found = await this.#entries(filter, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ id }) => id);
    return { ...rest, items: items.map(viewOf) };
  }

  /** Enters that a member was looked at, and lists the entries about that member, or by them. */
  async ofViewed(
    { id: memberId, email }: Pick<Member, 'id' | 'email'>,
    by: Pick<NewAuditEntry, 'adminId' | 'at'>,
    limit: number,
  ): Promise<readonly AuditEntryView[]> {
    const { auditLog, keyedDigests: digests } = this.needs;
    const viewed = { ...by, action: 'member.viewed', memberId, detail: null } as const;
    const emailDigest = await digests.digest('email', email);
    const since = later(by.at, -viewCountsFor);
    return (await auditLog.addAndList(since, viewed, { emailDigest, limit })).map(viewOf);
  }

  async export(filter: AuditFilter): Promise<string> {
    const found = await this.#entries(filter, { limit: maxExported });
    return csv([
      ['Entry', 'Time', 'Administrator', 'Action', 'Member', 'Detail'],
      ...found.map(({ id, at, admin, formerAdmin, action, member, formerMember, detail }) => [
        id,
        at.toISOString(),
        whoInAudit(admin, formerAdmin) ?? '',
        auditActions[action],
        whoInAudit(member, formerMember) ?? '',
        detail ?? '',
      ]),
    ]);
  }

  /** An e-mail finds a deleted account, too, by its digest. */
  async #entries(filter: AuditFilter, page: PageRequest<AuditEntryId>): Promise<readonly AuditEntry[]> {
    const { auditQueries: queries, keyedDigests: digests } = this.needs;
    const { email } = filter;
    const emailDigest = email === undefined ? undefined : await digests.digest('email', email);
    return queries.entries({ ...filter, emailDigest }, page);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly audit: Audit;
  }
}
