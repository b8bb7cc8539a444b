import type { OpenReport } from '@nestmates/application/trust/cases/report-ports.ts';
import { mailboxOf } from '@nestmates/domain/members/accounts/mailbox.ts';
import type { VerificationPolicy } from '@nestmates/domain/platform/access/email-verification.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { keyOfThing, type ReportId, type ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { thresholds } from '@nestmates/domain/trust/reports/weights.ts';
import { knows } from '../../members/people/met-sql.ts';
import { accountMailboxes } from '../../members/restrictions/limiting-cases-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { thingIn } from '../things/thing-row.ts';
import { shownTraces } from './reporter-sql.ts';

const tracesOf = (member: string): string => `
  select digest from account_traces where member_id = ${member}
  union select email_digest from account_traces where member_id = ${member}
  union select digest from (${accountMailboxes}) m where m.member_id = ${member}`;

/**
 * Reports of accounts that were deleted, in the browser or with the mailbox of the reporter. A mailbox only where it is
 * verified: or else whoever names somebody else's would inherit what their reports were worth.
 */
const leftBehindBy = (reporter: string): string => `
  select left_behind.report_id from left_reporter_traces left_behind
  where not left_behind.is_network and left_behind.digest in (
    select seen.digest from (${shownTraces}) seen where seen.member_id = ${reporter}
  )`;

/** An overturned decision was not right, nor a report that was withdrawn after it had an effect. Of several about one member the newest counts. */
const earlierOf = (reporter: string): string => `
  select count(*)::integer as decided, count(*) filter (where was_right)::integer as right
  from (
    select distinct on (c.member_id)
      e.state = 'looked-at' and e.outcome = 'done' and c.status <> 'overturned' as was_right
    from (
      select * from reports where reporter_id = ${reporter}
      union all select * from reports where id in (${leftBehindBy(reporter)})
    ) e join cases c on c.id = e.case_id
    where c.member_id is not null
      and (e.state = 'looked-at' or e.state = 'withdrawn' and e.had_effect)
      and not exists (${tracesOf('c.member_id')} intersect (${tracesOf(reporter)}))
    order by c.member_id, e.at desc, e.id desc
  ) decided_about`;

const dismissedDays = thresholds.dismissedFor / days(1);

/**
 * The open reports before which all that the reporter, or one account that counts as one with theirs, had reported about the
 * member in so many days was nothing. What another of these accounts was right about takes nothing back. For each digest
 * the times are put together first, so that many accounts with one digest are not compared with each other.
 */
const dismissed = `
  decided as materialized (
    select e.reporter_id, e.reporter_since, array_agg(e.id) as ids, max(made.at) as last_at,
      max(made.at) filter (where e.outcome = 'done' and d.status <> 'overturned') as right_at
    from cases asked join cases d on d.member_id = asked.member_id
    join reports e on e.case_id = d.id and e.state = 'looked-at'
    join decisions made on made.id = d.decision_id
    where asked.id = :caseId group by e.reporter_id, e.reporter_since
  ),
  digests_of_decided as (
    select 'member ' || reporter_id as digest, right_at, last_at from decided where reporter_id is not null
    union all
    select seen.digest, right_at, last_at from decided join (${shownTraces}) seen on seen.member_id = decided.reporter_id
    union all
    select t.digest, right_at, last_at from decided join left_reporter_traces t on t.report_id = any(decided.ids)
    where decided.reporter_id is null
  ),
  dismissed_digests as materialized (
    select digest, range_agg(tstzrange(right_at, last_at, '[)')) as times from digests_of_decided group by digest
  ),
  digests_of_open as (
    select id, at, 'member ' || reporter_id as digest from reports
    where case_id = :caseId and state = 'received' and reporter_id is not null
    union
    select r.id, r.at, seen.digest from reports r join (${shownTraces}) seen on seen.member_id = r.reporter_id
    where r.case_id = :caseId and r.state = 'received'
  ),
  dismissed_reports as materialized (
    select o.id from digests_of_open o join dismissed_digests d on d.digest = o.digest
    where d.times @> o.at - interval '${dismissedDays} days'
  )`;

/**
 * Those of a visitor count by the mailbox that was verified. What a reporter was worth before is counted over the members
 * about whom was decided, without those who share a browser, a network or a mailbox with the reporter.
 */
export const openReports = `
  with ${dismissed}
  select r.id, r.reporter_id, r.kind, r.thing_id, r.category, r.at, r.reporter_since, coalesce(p.email, u.email) as email,
    array(
      ${tracesOf('r.reporter_id')}
      union select digest from public_report_traces where public_report_id = r.public_report_id
    ) as traces, earlier.decided, earlier.right,
    u.id is not null and u.email_verified_at is null and (:mustVerify::boolean or u.must_verify_email) as is_unverified,
    r.knew_member or ${knows('r.reporter_id', 'c.member_id')} as knows_member,
    r.id in (select id from dismissed_reports) as was_dismissed, r.only_reported as only_reports, r.had_effect
  from reports r
  join cases c on c.id = r.case_id
  left join users u on u.id = r.reporter_id
  left join public_reports p on p.id = r.public_report_id
  cross join lateral (${earlierOf('r.reporter_id')}) earlier
  where r.case_id = :caseId and r.state = 'received'
  order by r.at, r.id`;

interface OpenReportRow {
  readonly id: ReportId;
  readonly reporterId: MemberId | null;
  readonly kind: ThingKind;
  readonly thingId: string;
  readonly category: ReportCategory;
  readonly at: Date;
  readonly reporterSince: Date;
  /** The account's, or what a visitor has verified; null once the account is deleted. */
  readonly email: string | null;
  readonly traces: readonly string[];
  readonly decided: number;
  readonly right: number;
  readonly isUnverified: boolean;
  readonly knowsMember: boolean;
  readonly wasDismissed: boolean;
  readonly onlyReports: boolean;
  readonly hadEffect: boolean;
}

/**
 * All who have left count as one, since they may be one person, account after account. Those whose reports had an effect by
 * then were counted apart, and go on to be, by the instant at which each had registered: or else it would end with them.
 */
const keyOfReporter = ({ reporterId, email, hadEffect, reporterSince }: OpenReportRow): string => {
  if (reporterId !== null) return `member ${reporterId}`;
  if (email !== null) return `visitor ${mailboxOf(email)}`;
  return hadEffect ? `left ${reporterSince.toISOString()}` : 'left';
};

const hasLeft = ({ reporterId, email }: OpenReportRow): boolean => reporterId === null && email === null;

const isVisitor = ({ reporterId, email }: OpenReportRow): boolean => reporterId === null && email !== null;

/** Adds the mailbox where a visitor has it: a member who also reports as a visitor is no second reporter. */
function allTracesOf({ traces, email }: OpenReportRow, ofVisitors: ReadonlySet<string>): readonly string[] {
  const mailbox = email === null ? undefined : mailboxOf(email);
  return mailbox !== undefined && ofVisitors.has(mailbox) ? [...traces, `mailbox ${mailbox}`] : traces;
}

function openReportIn(row: OpenReportRow, ofVisitors: ReadonlySet<string>): OpenReport {
  const {
    id,
    category,
    at,
    decided,
    right,
    isUnverified,
    knowsMember,
    wasDismissed,
    onlyReports,
    hadEffect,
  } = row;
  const about = thingIn(row);
  const reporter = {
    key: keyOfReporter(row),
    since: row.reporterSince,
    traces: allTracesOf(row, ofVisitors),
    decided,
    right,
    isVisitor: isVisitor(row),
    isUnverified,
    knowsMember,
    wasDismissed,
    onlyReports,
    hasLeft: hasLeft(row) && !hadEffect,
  };
  return { id, about, thing: keyOfThing(about), category, at, reporter, hadEffect };
}

export async function openReportsOf(
  transaction: KnexTransaction,
  caseId: CaseId,
  verificationPolicy: VerificationPolicy,
): Promise<readonly OpenReport[]> {
  const given = { caseId, mustVerify: verificationPolicy === 'required' };
  const rows = await sql<OpenReportRow>(transaction, openReports, given);
  const ofVisitors = new Set(
    rows.filter(isVisitor).flatMap(({ email }) => (email === null ? [] : mailboxOf(email))),
  );
  return rows.map((row) => openReportIn(row, ofVisitors));
}
