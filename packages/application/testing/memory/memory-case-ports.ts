import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { contractStart } from '../contracts/arrange.ts';
import type { CaseQueryPorts } from '../contracts/trust/arrange-cases.ts';
import { MemoryCaseQueries } from './memory-case-queries.ts';
import { MemoryCases } from './memory-cases.ts';
import { MemoryDecisions } from './memory-decisions.ts';
import { MemoryDepartures } from './memory-departures.ts';
import { MemoryEvidence } from './memory-evidence.ts';
import { memoryPairPorts } from './memory-pair-ports.ts';
import { MemoryPublicReports } from './memory-public-reports.ts';
import { MemoryReports } from './memory-reports.ts';
import { MemoryRestrictedMailboxes } from './memory-restricted-mailboxes.ts';
import { MemoryRestrictions } from './memory-restrictions.ts';
import { MemorySharedLimits } from './memory-shared-limits.ts';

/** What the contracts need of cases, in memory. */
export function memoryCasePorts() {
  const pairPorts = memoryPairPorts();
  const { people } = pairPorts.pairs;
  const cases = new MemoryCases(pairPorts.transaction, (id) => people.get(id) !== undefined);
  const departures = new MemoryDepartures(cases);
  const restrictions = new MemoryRestrictions(pairPorts.transaction);
  const mailboxes: MemoryRestrictedMailboxes = new MemoryRestrictedMailboxes(
    (digest) => departures.casesOf(digest),
    (digest) => shared.against(digest),
  );
  const shared = new MemorySharedLimits({ cases, departures, mailboxes, restrictions });
  const stores = {
    cases,
    decisions: new MemoryDecisions(),
    reports: new MemoryReports(cases),
    publicReports: new MemoryPublicReports(),
    restrictions,
    departures,
    mailboxes,
    shared,
    evidence: new MemoryEvidence(),
  };
  const memberOf = (id: MemberId) => {
    const member = people.get(id);
    return member && { ...member, createdAt: contractStart };
  };
  const queries = new MemoryCaseQueries({ ...stores, memberOf });
  return { ...pairPorts, ...stores, queries, addEvidence: async () => 1 } satisfies CaseQueryPorts;
}
