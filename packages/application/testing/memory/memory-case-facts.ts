import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { DecisionId } from '@nestmates/domain/trust/cases/decision.ts';
import { type CaseId, type TrustCase, wordsOfEvent } from '@nestmates/domain/trust/cases/trust-case.ts';
import { keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { CasePageView } from '../../src/office/cases/case-views.ts';
import type { CaseFacts, CaseThing, MemberFacts, ReportedRow } from '../../src/office/cases/ports.ts';
import type { MemoryCases } from './memory-cases.ts';
import type { MemoryDecisions } from './memory-decisions.ts';
import type { MemoryEvidence } from './memory-evidence.ts';
import type { MemoryPublicReports } from './memory-public-reports.ts';
import type { MemoryReports } from './memory-reports.ts';
import type { MemoryRestrictions } from './memory-restrictions.ts';

/** What administrators see of a member beside a case. */
export interface MemberBesideCase {
  readonly id: MemberId;
  readonly firstName: string | null;
  readonly email: string;
  readonly profilePhotoUrl: string | null;
  readonly createdAt: Date;
}

export interface CasesInStores {
  readonly cases: Pick<MemoryCases, 'kept' | 'weights' | 'openedAt' | 'eventsOf'>;
  readonly decisions: Pick<MemoryDecisions, 'kept' | 'appeals'>;
  readonly reports: Pick<MemoryReports, 'kept'>;
  readonly publicReports: Pick<MemoryPublicReports, 'kept'>;
  readonly restrictions: Pick<MemoryRestrictions, 'current' | 'hidden'>;
  readonly evidence: Pick<MemoryEvidence, 'kept' | 'photos'>;
  /** Undefined once the account is deleted. */
  memberOf(id: MemberId): MemberBesideCase | undefined;
}

type History = CasePageView['history'][number];

/** What the page of a case shows beside its row, read from the stores in memory. */
export class MemoryCaseFacts {
  readonly #of: CasesInStores;
  constructor(of: CasesInStores) {
    this.#of = of;
  }

  memberOf({ memberId }: Pick<TrustCase, 'memberId'>): MemberBesideCase | undefined {
    return memberId === null ? undefined : this.#of.memberOf(memberId);
  }

  who(id: MemberId | null) {
    const member = id === null ? undefined : this.#of.memberOf(id);
    return member ? { id: member.id, firstName: member.firstName ?? '' } : null;
  }

  reportsOf(id: CaseId) {
    return [...this.#of.reports.kept.values()].filter(({ caseId }) => caseId === id);
  }

  reported(id: CaseId): readonly ReportedRow[] {
    return this.reportsOf(id)
      .toSorted((one, other) => +one.at - +other.at || one.id - other.id)
      .map(({ id: reportId, about, title, category, words, state, at, reporterId, publicReportId }) => {
        const who = this.who(reporterId);
        const { email = '' } = (reporterId !== null && this.#of.memberOf(reporterId)) || {};
        return {
          id: reportId,
          about: { ...about, title },
          category,
          words,
          state,
          at: at.toISOString(),
          visitor: this.#of.publicReports.kept.get(publicReportId ?? 0)?.email ?? null,
          reporter: who && { ...who, email },
        };
      });
  }

  /** Each once, as it was when it was reported first. */
  things(id: CaseId): readonly CaseThing[] {
    const { evidence, restrictions } = this.#of;
    const reports = this.reportsOf(id);
    const keys = [...new Set(reports.map(({ about }) => keyOfThing(about)))].toSorted();
    return keys.flatMap((key) => {
      const first = reports.find(({ about }) => keyOfThing(about) === key);
      if (!first) return [];
      const { about, title, evidenceId } = first;
      const photos = evidence.photos.filter((photo) => photo.evidenceId === evidenceId);
      return {
        ...about,
        title,
        kept: evidence.kept.get(evidenceId)?.content ?? null,
        photos: Object.fromEntries(
          photos.map(({ name, source, copiedAt }) => [name, { source, isCopied: copiedAt !== null }]),
        ),
        hidden: restrictions.hidden.get(key)?.why ?? 'no',
      };
    });
  }

  async history(id: CaseId): Promise<readonly History[]> {
    return (await this.#of.cases.eventsOf(id)).map((event) => ({
      at: event.at.toISOString(),
      by: this.who(event.byId),
      what: wordsOfEvent(event),
      words: 'words' in event ? event.words : null,
      ...('toldAt' in event && event.toldAt && { toldAt: event.toldAt.toISOString() }),
    }));
  }

  /** The newest first. */
  decisions(id: CaseId): CaseFacts['decisions'] {
    const titles = new Map(this.things(id).map((thing) => [keyOfThing(thing), thing.title]));
    const titled = (thing: Thing) => ({ ...thing, title: titles.get(keyOfThing(thing)) ?? '' });
    return [...this.#of.decisions.kept.values()]
      .filter(({ caseId }) => caseId === id)
      .toReversed()
      .map(({ caseId: _, memberId: __, until, at, undoneAt, things, byId, ...decision }) => ({
        ...decision,
        until: until?.toISOString() ?? null,
        things: things.map(titled),
        byId: this.who(byId)?.id ?? null,
        by: this.who(byId),
        at: at.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
        appeal: this.#appealOf(decision.id),
      }));
  }

  /** Includes their cases, the newest first, but for the one that is looked at. */
  async ofMember(memberId: MemberId, but?: CaseId): Promise<MemberFacts | undefined> {
    const { cases, decisions, restrictions } = this.#of;
    const member = this.#of.memberOf(memberId);
    if (!member) return undefined;
    const warnings = [...decisions.kept.values()].filter(
      ({ id, memberId: of, decision, undoneAt }) =>
        of === memberId &&
        decision === 'warn' &&
        undoneAt === null &&
        decisions.appeals.get(id)?.outcome !== 'overturned',
    );
    const about = [...cases.kept.values()].filter((each) => each.memberId === memberId && each.id !== but);
    return {
      email: member.email,
      memberSince: member.createdAt.toISOString(),
      restriction: await restrictions.current(memberId),
      warnedAt: warnings.map(({ at }) => at).toSorted((one, other) => +other - +one)[0],
      cases: about.toReversed().map(({ id, status, decisionId }) => ({
        id,
        state: status,
        openedAt: (cases.openedAt.get(id) ?? new Date(0)).toISOString(),
        decision: decisions.kept.get(decisionId ?? 0)?.decision ?? null,
      })),
    };
  }

  #appealOf(id: DecisionId) {
    const found = this.#of.decisions.appeals.get(id);
    if (!found) return null;
    const { words, at, outcome, answer } = found;
    return { words, at: at.toISOString(), outcome, answer };
  }
}
