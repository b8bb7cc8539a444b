import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { CaseDecisions } from '@nestmates/application/office/cases/case-decisions.ts';
import { Cases } from '@nestmates/application/office/cases/cases.ts';
import { CaseRecord } from '@nestmates/application/trust/cases/case-record.ts';
import { DecisionEffects } from '@nestmates/application/trust/cases/decision-effects.ts';
import { ReportedThings } from '@nestmates/application/trust/things/reported-things.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { caseStore, decisionStore, reportStore } from '../../trust/cases/ports.ts';
import { administratorStore } from '../admin/ports.ts';
import { auditLog } from '../audit/ports.ts';
import { CaseReader } from './case-reader.ts';
import { caseFigureQueries, caseQueries, random } from './ports.ts';

export const adminCasesFeature = feature({
  bind(bind) {
    repository(bind, [caseQueries, caseFigureQueries], CaseReader);
    bind(random).toConstantValue(Math.random);
    service(bind, Cases, {
      queries: caseQueries,
      cases: caseStore,
      record: CaseRecord,
      reports: reportStore,
      things: ReportedThings,
      administrators: administratorStore,
      auditLog,
      transaction,
      clock,
    });
    service(bind, CaseDecisions, {
      pages: Cases,
      queries: caseQueries,
      cases: caseStore,
      record: CaseRecord,
      decisions: decisionStore,
      effects: DecisionEffects,
      reports: reportStore,
      emails: Emails,
      events,
      administrators: administratorStore,
      auditLog,
      transaction,
      clock,
      random,
    });
  },
});
