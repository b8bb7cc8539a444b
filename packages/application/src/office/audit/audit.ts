import { csv } from '@nestmates/domain/money/payments/csv.ts';
import { auditActions } from '@nestmates/domain/office/audit/audit.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import type { AuditEntryView } from './contract.ts';
import type { AuditEntry, AuditEntryId, AuditFilter, AuditQueries } from './ports.ts';

export interface AuditDeps {
  readonly queries: AuditQueries;
}

const maxExported = 10_000;

const viewOf = ({ at, ...entry }: AuditEntry): AuditEntryView => ({ ...entry, at: at.toISOString() });

/** Who did what to whom, and when. */
export class Audit {
  readonly #deps: AuditDeps;
  constructor(deps: AuditDeps) {
    this.#deps = deps;
  }

  async list({
    limit,
    before,
    ...filter
  }: AuditFilter & PageRequest<AuditEntryId>): Promise<Page<AuditEntryView>> {
    const found = await this.#deps.queries.entries(filter, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ id }) => id);
    return { ...rest, items: items.map(viewOf) };
  }

  /** About one member, or by them. */
  async ofMember(email: string, limit: number): Promise<readonly AuditEntryView[]> {
    return (await this.#deps.queries.entries({ email }, { limit })).map(viewOf);
  }

  async export(filter: AuditFilter): Promise<string> {
    const found = await this.#deps.queries.entries(filter, { limit: maxExported });
    return csv([
      ['Entry', 'Time', 'Administrator', 'Action', 'Member', 'Detail'],
      ...found.map(({ id, at, admin, action, member, detail }) => [
        id,
        at.toISOString(),
        admin ?? '',
        auditActions[action],
        member ?? '',
        detail ?? '',
      ]),
    ]);
  }
}
