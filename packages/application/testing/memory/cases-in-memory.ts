import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { Emails } from '../../src/members/emails/emails.ts';
import type { AwayFollower, BannedEmails } from '../../src/members/restrictions/ports.ts';
import { RestrictedMailboxes } from '../../src/members/restrictions/restricted-mailboxes.ts';
import { Restrictions } from '../../src/members/restrictions/restrictions.ts';
import type { NewAuditEntry } from '../../src/office/audit/ports.ts';
import { CaseDecisions } from '../../src/office/cases/case-decisions.ts';
import { Cases } from '../../src/office/cases/cases.ts';
import { CaseRecord } from '../../src/trust/cases/case-record.ts';
import { DecisionEffects } from '../../src/trust/cases/decision-effects.ts';
import { Departures } from '../../src/trust/cases/departures.ts';
import { OwnStanding } from '../../src/trust/standing/standing.ts';
import type { Evidence } from '../../src/trust/things/evidence-view.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { stub } from '../stub.ts';
import { MemoryCaseQueries } from './memory-case-queries.ts';
import { MemoryCases } from './memory-cases.ts';
import { MemoryDecisions } from './memory-decisions.ts';
import { MemoryDepartures } from './memory-departures.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryEvidence } from './memory-evidence.ts';
import { MemoryJobs } from './memory-jobs.ts';
import { MemoryPublicReports } from './memory-public-reports.ts';
import { MemoryReports } from './memory-reports.ts';
import { MemoryRestrictedMailboxes } from './memory-restricted-mailboxes.ts';
import { MemoryRestrictions } from './memory-restrictions.ts';
import { MemorySharedLimits } from './memory-shared-limits.ts';
import { MemoryStanding } from './memory-standing.ts';
import { MemoryTransaction } from './memory-transaction.ts';

/** Administrators have ids from 90 on. */
const memberBesideCase = (id: MemberId) => ({
  id,
  firstName: id >= 90 ? `Admin ${id}` : `Member ${id}`,
  email: `member${id}@example.com`,
  profilePhotoUrl: null,
  createdAt: new Date(Date.UTC(2020, 0, id)),
});

/** Cases over ports in memory; every member is there but those in `gone`, with an e-mail that is verified but for those in `unverified`. */
export function casesInMemory() {
  const [clock, transaction, events, jobs] = [
    new StoppedClock(),
    new MemoryTransaction(),
    new MemoryEvents(),
    new MemoryJobs(),
  ];
  const gone = new Set<MemberId>();
  const unverified = new Set<MemberId>();
  const administrators = [90, 91];
  /** What features did about members who are away. */
  const followed: string[] = [];
  let bans: readonly { readonly mailbox: string; readonly decisionId: number }[] = [];
  const ban = (mailboxes: readonly string[], decisionId: number): void => {
    bans = [...bans, ...mailboxes.map((mailbox) => ({ mailbox, decisionId }))];
  };
  const sent: { readonly job: string; readonly ids: unknown; readonly at: Date | undefined }[] = [];
  /** What was sent before anybody has decided. */
  const sentByWeight: typeof sent = [];
  const audited: string[] = [];
  /** What was reported, as it is by now. */
  const asTheyAre = new Map<string, Evidence>();
  const store = new MemoryRestrictions(transaction);
  const cases = new MemoryCases(transaction, (id) => !gone.has(id));
  const departed = new MemoryDepartures(cases);
  const [decisions, reports, evidence] = [
    new MemoryDecisions(),
    new MemoryReports(cases, (id) => (gone.has(id) ? undefined : memberBesideCase(id).createdAt)),
    new MemoryEvidence(),
  ];
  const follow = (what: string, id: MemberId): void => {
    transaction.requireLocked(`member ${id}`);
    followed.push(what);
  };
  const followers: readonly AwayFollower[] = [
    {
      wentAway: async (id) => follow(`went ${id}`, id),
      staysAway: async (id) => follow(`stays ${id}`, id),
      cameBack: async (id) => follow(`came back ${id}`, id),
    },
    {},
  ];
  const hiddenListings: string[] = [];
  const restrictions = new Restrictions({
    restrictionStore: store,
    awayFollowers: followers,
    hiddenFollowers: [
      { kind: 'shop', wasHidden: async () => undefined },
      { kind: 'listing', wasHidden: async (id) => void hiddenListings.push(id) },
    ],
    events,
    jobs,
    transaction,
    clock,
  });
  const recordIn = (list: typeof sent) =>
    stub<Emails>({
      send: async ({ job }, ids, timing) => void list.push({ job: job.name, ids, at: timing?.at }),
    });
  const record = new CaseRecord({
    caseStore: cases,
    reportStore: reports,
    departureStore: departed,
    restrictions,
    restrictionStore: store,
    emails: recordIn(sentByWeight),
    jobs,
    clock,
    random: () => 0.5,
  });
  const emailOf = {
    find: async (id: MemberId) => {
      const emailVerifiedAt = unverified.has(id) ? null : clock.now();
      return gone.has(id) ? undefined : { id, email: `member${id}@example.com`, emailVerifiedAt };
    },
  };
  const digesting = {
    bannedEmails: stub<BannedEmails>({
      formerOf: async () => [],
      add: async (digest, decisionId) => ban([digest], decisionId),
    }),
    keyedDigests: { digest: async (kind: string, text: string) => `${kind} ${text}` },
  };
  const mailboxes: MemoryRestrictedMailboxes = new MemoryRestrictedMailboxes(
    (digest) => departed.casesOf(digest),
    (digest) => shared.against(digest),
  );
  const shared = new MemorySharedLimits({ cases, departures: departed, mailboxes, restrictions: store });
  const departures = new Departures({
    departureStore: departed,
    caseStore: cases,
    reportStore: reports,
    decisionStore: decisions,
    caseRecord: record,
    restrictedMailboxStore: mailboxes,
    jobs,
    members: stub(emailOf),
    ...digesting,
    clock,
  });
  const restrictedMailboxes = new RestrictedMailboxes({
    restrictedMailboxStore: mailboxes,
    sharedLimitStore: shared,
    restrictions,
    restrictionStore: store,
    returnObservers: [departures],
    mailboxObservers: [],
    members: stub(emailOf),
    ...digesting,
    emails: recordIn(sentByWeight),
    jobs,
    transaction,
    clock,
  });
  const effects = new DecisionEffects({
    restrictions,
    restrictionStore: store,
    bannedAccounts: stub({
      add: async ({ email }, decisionId) => ban([email], decisionId),
      namedMailboxesOf: async () => [],
      addMailboxes: async (digests, decisionId) => ban(digests, decisionId),
      async release(decisionId) {
        bans = bans.filter((each) => each.decisionId !== decisionId);
      },
    }),
    restrictedMailboxes,
    departureStore: departed,
    members: stub(emailOf),
  });
  const queries = new MemoryCaseQueries({
    cases,
    decisions,
    reports,
    publicReports: new MemoryPublicReports(),
    restrictions: store,
    evidence,
    memberOf: (id) => (gone.has(id) ? undefined : memberBesideCase(id)),
  });
  const auditLog = {
    add: async ({ action, detail }: NewAuditEntry) => void audited.push(`${action} ${detail}`),
    addUnlessSince: async (since: Date, { action, detail }: NewAuditEntry) =>
      void audited.push(`${action} ${detail} unless since ${since.toISOString()}`),
  };
  const pages = new Cases({
    caseQueries: queries,
    caseStore: cases,
    caseRecord: record,
    reportStore: reports,
    reportedThings: stub({
      asItIs: async (thing, ownerId) => {
        const found = asTheyAre.get(keyOfThing(thing));
        return found && { ownerId, evidence: found };
      },
    }),
    administratorStore: stub({ list: async () => administrators }),
    auditLog: stub(auditLog),
    transaction,
    clock,
  });
  const caseDecisions = new CaseDecisions({
    cases: pages,
    caseQueries: queries,
    caseStore: cases,
    caseRecord: record,
    decisionStore: decisions,
    decisionEffects: effects,
    reportStore: reports,
    emails: recordIn(sent),
    events,
    administratorStore: stub({ list: async () => administrators }),
    auditLog: stub(auditLog),
    transaction,
    clock,
    random: () => 0,
  });
  const standing = new OwnStanding({
    standingQueries: new MemoryStanding({ decisions, reports, restrictions: store, cases, clock }),
    decisionStore: decisions,
    caseStore: cases,
    caseRecord: record,
    transaction,
    clock,
  });
  /** Report by a member who has registered long ago, and on a day of their own. */
  const report = (memberId: MemberId, by: MemberId, about: Thing, category: ReportCategory = 'harassment') =>
    transaction.run(async (): Promise<TrustCase> => {
      await cases.lockMember(memberId);
      const current = await record.openAbout(memberId);
      const { id: reportId } = await reports.add({
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
    unverified,
    administrators,
    followed,
    hiddenListings,
    get banned() {
      return new Set(bans.map(({ mailbox }) => mailbox));
    },
    sent,
    sentByWeight,
    audited,
    store,
    cases,
    decisions,
    reports,
    restrictions,
    mailboxes,
    restrictedMailboxes,
    departures,
    departed,
    record,
    effects,
    asTheyAre,
    evidence,
    pages,
    caseDecisions,
    standing,
    report,
  };
}
