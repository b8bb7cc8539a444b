import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { DecisionDraft, DecisionId } from '@nestmates/domain/trust/cases/decision.ts';
import type { TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import { expect } from 'vitest';
import type { RestrictionStore } from '../../../src/members/restrictions/ports.ts';
import type { CaseQueries, StandingWithCases } from '../../../src/office/cases/ports.ts';
import type { CaseStore, DecisionStore, EvidenceStore } from '../../../src/trust/cases/ports.ts';
import type { NewReport, ReportQueries, ReportStore } from '../../../src/trust/cases/report-ports.ts';
import type { PublicReports } from '../../../src/trust/reports/ports.ts';
import { addMember, contractStart, type PairPorts } from '../arrange.ts';

export interface CasePorts extends PairPorts {
  readonly cases: CaseStore;
  readonly decisions: DecisionStore;
  readonly reports: Omit<ReportStore, 'registeredAt'> & ReportQueries;
  /** The evidence of a case, which reports name. */
  addEvidence(caseId: number): Promise<number>;
}

/** What the contracts about what administrators see of cases need besides. */
export interface CaseQueryPorts extends CasePorts {
  /** How a member stands is a part of what the page of a member reads. */
  readonly queries: CaseQueries & {
    standingOf(memberId: MemberId): Promise<StandingWithCases | undefined>;
  };
  readonly restrictions: RestrictionStore;
  readonly evidence: EvidenceStore;
  readonly publicReports: PublicReports;
}

type ArrangedCase = TrustCase & { readonly memberId: MemberId };

/** A suspension for a week. */
export const draftBy = (byId: MemberId) => ({
  decision: 'suspend' as const,
  rule: 'kind' as const,
  words: 'Please be kind.',
  until: later(contractStart, days(7)),
  things: [{ kind: 'message' as const, id: 12 }],
  byId,
  at: contractStart,
});

/** What happens to cases, as the contracts need it. */
export const caseSteps = (ports: () => CasePorts) => {
  const changed = <T>(of: TrustCase, change: (current: TrustCase) => Promise<T>): Promise<T> =>
    ports().transaction.run(async () => {
      const current = await ports().cases.lock(of.id);
      if (!current) throw new Error('The case is gone');
      return change(current);
    });
  return {
    changed,

    async openCase(at = contractStart, of?: MemberId): Promise<ArrangedCase> {
      const { cases, transaction } = ports();
      const memberId = of ?? (await addMember(ports())).id;
      return transaction.run(async () => {
        expect(await cases.lockMember(memberId)).toBe(true);
        return { ...(await cases.create(memberId, at)), memberId };
      });
    },

    /** Reports by a member of its own, about the member of the case. */
    async report(of: ArrangedCase, given: Partial<NewReport> = {}) {
      const { reports, addEvidence } = ports();
      const reporter = await addMember(ports(), { firstName: 'Rae' });
      const report: NewReport = {
        caseId: of.id,
        reporterId: reporter.id,
        publicReportId: null,
        reporterSince: contractStart,
        about: { kind: 'member', id: of.memberId },
        title: 'Bea',
        category: 'spam',
        words: null,
        evidenceId: given.evidenceId ?? (await addEvidence(of.id)),
        at: contractStart,
        ...given,
      };
      return { reporter, ...(await reports.add(report)) };
    },

    /** Names the member themselves as the one who decides, since they are there. */
    async decide(
      of: ArrangedCase,
      given: Partial<DecisionDraft & { readonly at: Date; readonly byId: MemberId }> = {},
    ): Promise<DecisionId> {
      const { cases, decisions } = ports();
      const said = { ...draftBy(of.memberId), ...given };
      const decisionId = await decisions.add(of.id, of.memberId, said);
      const { decision, byId, at } = said;
      await changed(of, (current) =>
        cases.append(current, { type: 'decided', decisionId, decision, byId, at }),
      );
      return decisionId;
    },
  };
};
