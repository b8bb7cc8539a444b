import type {
  DecisionAbout,
  StandingFacts,
  StandingQueries,
} from '@nestmates/application/trust/standing/ports.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Appeal } from '@nestmates/domain/trust/cases/appeal.ts';
import type { Decision } from '@nestmates/domain/trust/cases/decision.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { isTold, joinToldRestriction } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { thingIn } from '../things/thing-row.ts';

/** A title is that of the first report about the thing. */
const titles = `
  select coalesce(json_agg(coalesce((
    select r.title from reports r
    where r.case_id = d.case_id and r.kind = t.thing ->> 'kind' and r.thing_id = t.thing ->> 'id'
    order by r.id limit 1
  ), '') order by t.nth), '[]')
  from jsonb_array_elements(d.things) with ordinality as t(thing, nth)`;

/** What was decided about an account before this one of the same mailbox is for whoever reads the e-mails to it. */
const isTheirs = `(
  not exists (select from case_mailboxes k where k.case_id = d.case_id)
  or exists (select from users u where u.id = d.member_id and u.email_verified_at is not null)
)`;

const decisions = `
  select coalesce(json_agg(json_build_object(
    'id', d.id, 'decision', d.decision, 'rule', d.rule, 'words', d.words, 'until', d.until_at, 'things', d.things,
    'byId', d.by_id, 'at', d.at, 'titles', (${titles}),
    'appeal', case when a.decision_id is not null then json_build_object(
      'words', a.words, 'at', a.at, 'outcome', a.outcome, 'answer', a.answer
    ) end
  ) order by d.at desc, d.id desc), '[]')
  from decisions d left join appeals a on a.decision_id = d.id
  where d.member_id = :memberId::integer and d.undone_at is null and ${isTheirs}`;

const hidden = `
  select coalesce(json_agg(json_build_object('kind', h.kind, 'thingId', h.thing_id, 'title', coalesce((
    select r.title from cases c join reports r on r.case_id = c.id
    where c.member_id = h.member_id and r.kind = h.kind and r.thing_id = h.thing_id
    order by r.id limit 1
  ), '')) order by h.hidden_at, h.kind, h.thing_id), '[]')
  from hidden_things h where h.member_id = :memberId::integer and h.why = 'by-weight' and ${isTold('h.told_at')}`;

const isLimitedByWeight = `exists (
  select from restrictions r
  where r.member_id = :memberId::integer and r.decision_id is null and r.case_id is null and r.lifted_at is null and ${isTold('r.told_at')}
)`;

const isLimitedWithAnother = `exists (
  select from restrictions r
  where r.member_id = :memberId::integer and r.case_id is not null and r.lifted_at is null and ${isTold('r.told_at')}
)`;

const said = `
  select json_build_object('words', e.data ->> 'words', 'at', e.at)
  from cases c join case_events e on e.case_id = c.id
  where c.member_id = :memberId::integer and c.status = 'open' and e.type = 'said'
  order by e.number desc limit 1`;

const standing = `
  select restricted.kind, restricted.until_at, (${decisions}) as decisions, (${hidden}) as hidden,
    ${isLimitedByWeight} as is_limited_by_weight,
    ${isLimitedWithAnother} as is_limited_with_another, (${said}) as said
  from (values (1)) one ${joinToldRestriction(':memberId::integer')}`;

/** Decision inside a JSON column: its dates are strings. */
type JsonDecision = Omit<Decision, 'until' | 'at' | 'undoneAt'> & {
  readonly until: string | null;
  readonly at: string;
  readonly titles: readonly string[];
  readonly appeal: (Omit<Appeal, 'at'> & { readonly at: string }) | null;
};

interface StandingRow {
  readonly kind: RestrictionKind | null;
  readonly untilAt: Date | null;
  readonly decisions: readonly JsonDecision[];
  readonly hidden: readonly { readonly kind: ThingKind; readonly thingId: string; readonly title: string }[];
  readonly isLimitedByWeight: boolean;
  readonly isLimitedWithAnother: boolean;
  readonly said: { readonly words: string; readonly at: string } | null;
}

const decisionIn = ({ until, at, appeal, ...decision }: JsonDecision): DecisionAbout => ({
  ...decision,
  until: until === null ? null : new Date(until),
  at: new Date(at),
  undoneAt: null,
  appeal: appeal ? { ...appeal, at: new Date(appeal.at) } : undefined,
});

export class StandingReader implements StandingQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<StandingFacts> {
    const [row] = await sql<StandingRow>(this.#transaction, standing, { memberId });
    return {
      restriction: row?.kind ? { kind: row.kind, until: row.untilAt } : undefined,
      decisions: row?.decisions.map(decisionIn) ?? [],
      hidden: row?.hidden.map(({ title, ...thing }) => ({ thing: thingIn(thing), title })) ?? [],
      isLimitedByWeight: row?.isLimitedByWeight || undefined,
      isLimitedWithAnother: row?.isLimitedWithAnother || undefined,
      said: row?.said ? { ...row.said, at: new Date(row.said.at) } : undefined,
    };
  }
}
