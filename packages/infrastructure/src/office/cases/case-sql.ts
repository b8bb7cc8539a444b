import { joinRestriction } from '../../platform/access/restriction-sql.ts';

const who = (user: string): string =>
  `case when ${user}.id is not null then json_build_object('id', ${user}.id, 'firstName', coalesce(${user}.first_name, '')) end`;

const times = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const microseconds = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`;

/** A row of the queue; `c` is the case. */
export const caseRow = `
  c.id, c.status as state, c.weight::float8 as weight, c.is_urgent, c.categories, c.report_count as reports,
  c.rank, ${microseconds('c.oldest_at')} as at, ${times('c.oldest_at')} as oldest_at, ${who('claimer')} as claimed_by,
  case when m.id is not null then json_build_object(
    'id', m.id, 'firstName', coalesce(m.first_name, ''), 'profilePhotoUrl', m.profile_photo_url
  ) end as member`;

/** There is nothing to decide while all reports of an open case are withdrawn. */
export const hasReports = "(c.status <> 'open' or c.report_count > 0)";

export const caseTables = `cases c
  left join users m on m.id = c.member_id
  left join users claimer on claimer.id = c.claimed_by`;

const factsOfMember = (otherThan: string): string => `
  m.email, ${times('m.created_at')} as member_since, restricted.kind as restriction,
    restricted.until_at as until, (
      select max(d.at) from decisions d left join appeals a on a.decision_id = d.id
      where d.member_id = m.id and d.decision = 'warn' and d.undone_at is null
        and a.outcome is distinct from 'overturned'
    ) as warned_at,
    array(
      select json_build_object(
        'id', other.id, 'state', other.status, 'openedAt', ${times('other.opened_at')}, 'decision', d.decision
      )
      from cases other left join decisions d on d.id = other.decision_id
      where other.member_id = m.id and ${otherThan}
      order by other.id desc limit 50
    ) as cases`;

const restricted = joinRestriction('m.id');

/** What a page of a case shows of the member. */
export const memberFacts = `
  select ${factsOfMember('other.id <> :id')}
  from cases c join users m on m.id = c.member_id ${restricted}
  where c.id = :id`;

/** What the page of a member shows of their cases; `member` is SQL. */
export const factsOf = (member: string): string =>
  `select ${factsOfMember('true')} from users m ${restricted} where m.id = ${member}`;

export const counts = `
  select count(*) filter (where status = 'open')::integer as open,
    count(*) filter (where status = 'open' and is_urgent)::integer as urgent,
    count(*) filter (where status = 'appealed')::integer as appealed,
    count(*) filter (where claimed_by = :by)::integer as mine,
    ${times("min(oldest_at) filter (where status = 'open')")} as oldest_at
  from cases c where status in ('open', 'appealed') and ${hasReports}`;

export const reported = `
  select r.id, r.kind, r.thing_id, r.title, r.category, r.words, r.state, ${times('r.at')} as at, p.email as visitor,
    case when u.id is not null then json_build_object(
      'id', u.id, 'firstName', coalesce(u.first_name, ''), 'email', u.email
    ) end as reporter
  from reports r
  left join users u on u.id = r.reporter_id
  left join public_reports p on p.id = r.public_report_id
  where r.case_id = :id order by r.at, r.id`;

/** Each thing once, as it was when it was reported first. */
export const things = `
  select distinct on (r.kind, r.thing_id) r.kind, r.thing_id, r.title, e.content as kept,
    (
      select coalesce(json_object_agg(p.name, json_build_object(
        'source', p.source, 'isCopied', p.copied_at is not null
      )), '{}')
      from evidence_photos p where p.evidence_id = e.id
    ) as photos,
    coalesce(h.why, 'no') as hidden
  from reports r
  left join evidence e on e.id = r.evidence_id
  left join hidden_things h on h.kind = r.kind and h.thing_id = r.thing_id
  where r.case_id = :id order by r.kind, r.thing_id, r.id`;

export const history = `
  select ${times('e.at')} as at, ${who('u')} as by, e.type, e.data
  from case_events e left join users u on u.id = e.by_id
  where e.case_id = :id order by e.number`;

export const decisions = `
  select d.id, d.decision, d.rule, d.words, ${times('d.until_at')} as until, d.things, d.by_id, ${who('u')} as by,
    ${times('d.at')} as at, ${times('d.undone_at')} as undone_at,
    case when a.decision_id is not null then json_build_object(
      'words', a.words, 'at', ${times('a.at')}, 'outcome', a.outcome, 'answer', a.answer
    ) end as appeal
  from decisions d
  left join users u on u.id = d.by_id
  left join appeals a on a.decision_id = d.id
  where d.case_id = :id order by d.id desc`;
