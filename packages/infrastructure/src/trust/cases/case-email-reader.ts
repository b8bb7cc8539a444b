import type { Recipient } from '@nestmates/application/members/emails/email.ts';
import type { CaseEmailQueries } from '@nestmates/application/trust/cases/emails.ts';
import type {
  AppealEmailFacts,
  DecisionEmailFacts,
  HiddenEmailFacts,
  ReporterEmailFacts,
} from '@nestmates/application/trust/cases/ports.ts';
import type { AppealOutcome } from '@nestmates/domain/trust/cases/appeal.ts';
import type { Decision } from '@nestmates/domain/trust/cases/decision.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const recipient = 'u.id as member_id, u.email as "to", u.first_name';

/** Neither taken back nor overturned before the e-mail went. */
const stands = `d.undone_at is null and not exists (
  select from appeals a where a.decision_id = d.id and a.outcome = 'overturned'
)`;

const decided = `
  select ${recipient}, d.id, d.decision, d.rule, d.words, d.until_at as until, d.things, d.by_id, d.at, d.undone_at
  from decisions d join users u on u.id = d.member_id
  where d.id = :decisionId and ${stands}`;

/** Something was done where any of what the member had reported in this case was found right. */
const lookedAt = `
  select ${recipient}, case when bool_or(r.outcome = 'done') then 'done' else 'nothing' end as outcome
  from decisions d
    join reports r on r.case_id = d.case_id and r.reporter_id = :reporterId and r.state = 'looked-at'
    join users u on u.id = r.reporter_id
  where d.id = :decisionId and ${stands}
  group by u.id`;

const answered = `
  select ${recipient}, a.outcome, a.answer
  from appeals a join decisions d on d.id = a.decision_id join users u on u.id = d.member_id
  where a.decision_id = :decisionId and a.outcome is not null`;

const hidden = `
  select ${recipient}, exists (
    select from restrictions r
    where r.member_id = u.id and r.decision_id is null and r.case_id is null and r.lifted_at is null and r.told_at = :toldAt
  ) as is_limited, (
    select coalesce(json_agg(json_build_object('kind', h.kind, 'title', coalesce((
      select r.title from reports r
      where r.case_id = c.id and r.kind = h.kind and r.thing_id = h.thing_id order by r.id limit 1
    ), '')) order by h.hidden_at, h.kind, h.thing_id), '[]')
    from hidden_things h where h.member_id = u.id and h.why = 'by-weight' and h.told_at = :toldAt
  ) as things
  from cases c join users u on u.id = c.member_id
  where c.id = :caseId and c.status = 'open'`;

const helped = `select ${recipient} from cases c join users u on u.id = c.member_id where c.id = :caseId`;

export class CaseEmailReader implements CaseEmailQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async decisionFacts(decisionId: number): Promise<DecisionEmailFacts | undefined> {
    const [row] = await sql<Recipient & Decision>(this.#transaction, decided, { decisionId });
    if (!row) return undefined;
    const { memberId, to, firstName, ...decision } = row;
    return { memberId, to, firstName, decision };
  }

  async reporterFacts(decisionId: number, reporterId: number): Promise<ReporterEmailFacts | undefined> {
    const bindings = { decisionId, reporterId };
    const [row] = await sql<ReporterEmailFacts>(this.#transaction, lookedAt, bindings);
    return row;
  }

  async hiddenFacts(caseId: number, toldAt: Date): Promise<HiddenEmailFacts | undefined> {
    const [row] = await sql<HiddenEmailFacts>(this.#transaction, hidden, { caseId, toldAt });
    return row;
  }

  async helpFacts(caseId: number): Promise<Recipient | undefined> {
    const [row] = await sql<Recipient>(this.#transaction, helped, { caseId });
    return row;
  }

  async appealFacts(decisionId: number): Promise<AppealEmailFacts | undefined> {
    const [row] = await sql<Recipient & { outcome: AppealOutcome; answer: string }>(
      this.#transaction,
      answered,
      { decisionId },
    );
    return row;
  }
}
