import type { CaseLetters } from '@nestmates/application/trust/cases/emails.ts';
import type {
  CaseStore,
  DecisionStore,
  DepartureStore,
  EvidenceStore,
} from '@nestmates/application/trust/cases/ports.ts';
import type { ReportQueries, ReportStore } from '@nestmates/application/trust/cases/report-ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const caseStore = port<CaseStore>('case-store');
export const decisionStore = port<DecisionStore>('decision-store');
export const departureStore = port<DepartureStore>('departure-store');
export const evidenceStore = port<EvidenceStore>('evidence-store');
export const caseLetters = port<CaseLetters>('case-letters');
export const reportStore = port<ReportStore>('report-store');
export const reportQueries = port<ReportQueries>('report-queries');
