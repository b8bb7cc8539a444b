import type { CaseCountsView, CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import type { CaseList } from '@nestmates/application/office/cases/contract.ts';
import type {
  CaseFacts,
  CaseFigureQueries,
  CaseFigures,
  CaseQueries,
  CaseRow,
  CaseThing,
  ReportedRow,
} from '@nestmates/application/office/cases/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import { type CaseEvent, type CaseId, wordsOfEvent } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { keyOfThing } from '@nestmates/domain/trust/reports/report.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { thingIn } from '../../trust/things/thing-row.ts';
import {
  caseRow,
  caseTables,
  counts,
  decisions,
  hasReports,
  history,
  memberFacts,
  reported,
  things,
} from './case-sql.ts';
import { type MemberFactsRow, memberFactsIn } from './member-facts-row.ts';

type Row = Omit<CaseRow, 'cursor' | 'claimedBy'> & {
  readonly rank: number;
  readonly at: string;
  readonly claimedBy: CaseRow['claimedBy'] | null;
};

const rowIn = ({ rank, at, claimedBy, ...row }: Row): CaseRow => ({
  ...row,
  ...(claimedBy && { claimedBy }),
  cursor: { rank, at: Number(at), id: row.id },
});

const states: Readonly<Record<CaseList, readonly string[]>> = {
  open: ['open'],
  appealed: ['appealed'],
  mine: ['open', 'appealed'],
  decided: ['decided'],
  closed: ['upheld', 'overturned', 'void'],
  all: ['open', 'appealed', 'decided', 'upheld', 'overturned', 'void'],
};

/** The rank falls and the time rises, so what comes after a place is said in three parts. */
export const queue = `
  select ${caseRow} from ${caseTables}
  where c.status = any(:states::text[]) and ${hasReports} and (:category::text is null or :category = any(c.categories))
    and (not :mine::boolean or c.claimed_by = :by::bigint)
    and (
      :rank::integer is null or c.rank < :rank
      or c.rank = :rank and (c.oldest_at, c.id) > (to_timestamp(:at::float8 / 1000000), :id::bigint)
    )
  order by c.rank desc, c.oldest_at, c.id limit :limit`;

const oneCase = `select ${caseRow}, c.version, c.member_id from ${caseTables} where c.id = :id`;

const hasReported = `select from reports where case_id = :id and reporter_id = :memberId limit 1`;
const nameOf = `select coalesce(first_name, email) as name from users where id = :memberId`;

interface ThingRow {
  readonly kind: ThingKind;
  readonly thingId: string;
}

type HistoryRow = Omit<CasePageView['history'][number], 'what' | 'words' | 'toldAt'> & {
  readonly type: CaseEvent['type'];
  readonly data: { readonly words?: string; readonly decision?: DecisionKind; readonly toldAt?: string };
};

const historyIn = ({ type, data, ...entry }: HistoryRow): CasePageView['history'][number] => ({
  ...entry,
  what: wordsOfEvent({ type, decision: data.decision }),
  words: data.words ?? null,
  ...(data.toldAt && { toldAt: data.toldAt }),
});

type DecisionRow = CaseFacts['decisions'][number];

const figures = `
  select count(*) filter (where status = 'open')::integer as open,
    count(*) filter (where status = 'open' and is_urgent)::integer as urgent,
    count(*) filter (where status = 'appealed')::integer as appealed,
    min(oldest_at) filter (where status = 'open') as oldest_at,
    min(oldest_at) filter (where status = 'open' and is_urgent) as urgent_oldest_at,
    (
      select coalesce(json_object_agg(category, number), '{}') from (
        select category, count(*)::integer as number from reports where state <> 'withdrawn' group by category
      ) c
    ) as reports_by_category
  from cases c where status in ('open', 'appealed') and ${hasReports}`;

export class CaseReader implements CaseQueries, CaseFigureQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async cases({
    by,
    list,
    category,
    limit,
    before,
  }: Parameters<CaseQueries['cases']>[0]): Promise<readonly CaseRow[]> {
    const from = { rank: before?.rank ?? null, at: before?.at ?? null, id: before?.id ?? null };
    const bindings = {
      states: [...states[list]],
      category: category ?? null,
      mine: list === 'mine',
      by,
      limit,
      ...from,
    };
    return (await sql<Row>(this.#transaction, queue, bindings)).map(rowIn);
  }

  async counts(by: MemberId | null): Promise<CaseCountsView> {
    const [found] = await sql<CaseCountsView>(this.#transaction, counts, { by });
    if (!found) throw new Error('There is always a row of counts');
    return found;
  }

  async facts(id: CaseId): Promise<CaseFacts | undefined> {
    const [found] = await this.#read<Row & { version: number; memberId: MemberId | null }>(oneCase, id);
    if (!found) return undefined;
    const { version, memberId, ...row } = found;
    const [member] = await this.#read<MemberFactsRow>(memberFacts, id);
    const reports = await this.#read<Omit<ReportedRow, 'about'> & ThingRow & { title: string }>(reported, id);
    const shown = await this.#read<Omit<CaseThing, 'id'> & ThingRow>(things, id);
    const titles = new Map(shown.map((thing) => [keyOfThing(thingIn(thing)), thing.title]));
    return {
      row: rowIn(row),
      version,
      memberId,
      memberFacts: member ? memberFactsIn(member) : null,
      reported: reports.map(({ kind, thingId, title, ...report }) => ({
        ...report,
        about: { ...thingIn({ kind, thingId }), title },
      })),
      things: shown.map(({ thingId, ...thing }) => ({ ...thing, ...thingIn({ kind: thing.kind, thingId }) })),
      history: (await this.#read<HistoryRow>(history, id)).map(historyIn),
      decisions: (await this.#read<DecisionRow>(decisions, id)).map((decision) => ({
        ...decision,
        things: decision.things.map((thing) => ({ ...thing, title: titles.get(keyOfThing(thing)) ?? '' })),
      })),
    };
  }

  async hasReported(id: CaseId, memberId: MemberId | null): Promise<boolean> {
    return (await sql(this.#transaction, hasReported, { id, memberId })).length > 0;
  }

  async nameOf(memberId: MemberId): Promise<string> {
    const [row] = await sql<{ name: string }>(this.#transaction, nameOf, { memberId });
    return row?.name ?? '';
  }

  async caseFigures(): Promise<CaseFigures> {
    const [counted] = await sql<CaseFigures>(this.#transaction, figures);
    if (!counted) throw new Error('Nothing was counted');
    return counted;
  }

  #read<Found extends object>(text: string, id: CaseId): Promise<Found[]> {
    return sql<Found>(this.#transaction, text, { id });
  }
}
