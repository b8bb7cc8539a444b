import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { AwayFollower } from '../../src/members/restrictions/ports.ts';
import { Restrictions } from '../../src/members/restrictions/restrictions.ts';
import { CaseDecisions } from '../../src/office/cases/case-decisions.ts';
import type { CasePageView } from '../../src/office/cases/contract.ts';
import { CaseRecord } from '../../src/trust/cases/case-record.ts';
import { DecisionEffects } from '../../src/trust/cases/decision-effects.ts';
import { OwnStanding } from '../../src/trust/standing/standing.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { MemoryCases } from './memory-cases.ts';
import { MemoryDecisions } from './memory-decisions.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryJobs } from './memory-jobs.ts';
import { MemoryReports } from './memory-reports.ts';
import { MemoryRestrictions } from './memory-restrictions.ts';
import { MemoryStanding } from './memory-standing.ts';
import { MemoryTransaction } from './memory-transaction.ts';

/** Cases over ports in memory; every member is there but those in `gone`. */
export function casesInMemory() {
  const [clock, transaction, events, jobs] = [
    new StoppedClock(),
    new MemoryTransaction(),
    new MemoryEvents(),
    new MemoryJobs(),
  ];
  const gone = new Set<MemberId>();
  const administrators = [90, 91];
  /** What features did about members who are away. */
  const followed: string[] = [];
  const banned = new Set<string>();
  const sent: { readonly job: string; readonly ids: unknown; readonly at: Date | undefined }[] = [];
  const audited: string[] = [];
  const store = new MemoryRestrictions(transaction);
  const cases = new MemoryCases(transaction, (id) => !gone.has(id));
  const [decisions, reports] = [new MemoryDecisions(), new MemoryReports(cases)];
  const followers: readonly AwayFollower[] = [
    {
      wentAway: async (id) => void followed.push(`went ${id}`),
      staysAway: async (id) => void followed.push(`stays ${id}`),
      cameBack: async (id) => void followed.push(`came back ${id}`),
    },
    {},
  ];
  const hiddenListings: string[] = [];
  const restrictions = new Restrictions({
    store,
    followers,
    hiddenFollowers: [{ kind: 'listing', wasHidden: async (id) => void hiddenListings.push(id) }],
    events,
    jobs,
    transaction,
    clock,
  });
  const record = new CaseRecord({ cases, reports, restrictions, hidden: store, clock });
  const effects = new DecisionEffects({
    restrictions,
    hidden: store,
    bannedAccounts: {
      add: async (email) => void banned.add(email),
      remove: async (email) => void banned.delete(email),
    },
    members: { find: async (id) => (gone.has(id) ? undefined : { email: `member${id}@example.com` }) },
  });
  const caseDecisions = new CaseDecisions({
    pages: { page: async (_, id) => ({ id, state: cases.kept.get(id)?.status }) as CasePageView },
    queries: {
      hasReported: async (id, memberId) =>
        [...reports.kept.values()].some((each) => each.caseId === id && each.reporterId === memberId),
      nameOf: async (id) => `Admin ${id}`,
    },
    cases,
    record,
    decisions,
    effects,
    reports,
    emails: { send: async ({ job }, ids, timing) => void sent.push({ job: job.name, ids, at: timing?.at }) },
    events,
    administrators: { list: async () => administrators },
    auditLog: { add: async ({ action, detail }) => void audited.push(`${action} ${detail}`) },
    transaction,
    clock,
    random: () => 0,
  });
  const standing = new OwnStanding({
    queries: new MemoryStanding({ decisions, reports, restrictions: store }),
    decisions,
    cases,
    record,
    transaction,
    clock,
  });
  /** Of a member who has registered long ago, and on a day of their own. */
  const report = (memberId: MemberId, by: MemberId, about: Thing, category: ReportCategory = 'harassment') =>
    transaction.run(async (): Promise<TrustCase> => {
      await cases.lockMember(memberId);
      const current = await record.openAbout(memberId);
      const reportId = await reports.add({
        caseId: current.id,
        reporterId: by,
        publicReportId: null,
        reporterSince: new Date(Date.UTC(2020, 0, by * 3)),
        about,
        title: keyOfThing(about),
        category,
        words: null,
        evidenceId: 1,
        at: clock.now(),
      });
      return record.add(current, { type: 'reported', reportId, byId: null, at: clock.now() });
    });
  return {
    clock,
    transaction,
    events,
    jobs,
    gone,
    administrators,
    followed,
    hiddenListings,
    banned,
    sent,
    audited,
    store,
    cases,
    decisions,
    reports,
    restrictions,
    record,
    effects,
    caseDecisions,
    standing,
    report,
  };
}
