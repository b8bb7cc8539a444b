import { emailVerified } from '@nestmates/application/members/accounts/email-verified.ts';
import { CaseRecord } from '@nestmates/application/trust/cases/case-record.ts';
import { DecisionEffects } from '@nestmates/application/trust/cases/decision-effects.ts';
import { Departures } from '@nestmates/application/trust/cases/departures.ts';
import { alertEffect } from '@nestmates/application/trust/cases/effect-alert.ts';
import { trustEmails } from '@nestmates/application/trust/cases/emails.ts';
import {
  copyEvidencePhotos,
  EvidenceKeeper,
  removeEvidencePhotos,
} from '@nestmates/application/trust/cases/evidence-keeper.ts';
import { IdleCases } from '@nestmates/application/trust/cases/idle-cases.ts';
import { LeavingReporters } from '@nestmates/application/trust/cases/leaving-reporters.ts';
import { ReportsWeighedAgain } from '@nestmates/application/trust/cases/reports-weighed-again.ts';
import { UrgentCases } from '@nestmates/application/trust/cases/urgent-cases.ts';
import { alertUrgent } from '@nestmates/application/trust/reports/urgent-alert.ts';
import { onAccountErasure } from '../../members/accounts/bindings.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { removesOldRows } from '../../platform/retention/bindings.ts';
import { adapter, feature, port, service } from '../../platform/wiring/wiring.ts';
import * as trustMigration from '../migrations/20261123T090500-trust.ts';
import * as reportNumbers from '../migrations/20261124T000600-report-numbers.ts';
import * as departuresMigration from '../migrations/20261129T010500-departures.ts';
import * as knewMember from '../migrations/20261129T021500-knew-member.ts';
import * as evidenceOfMergedCases from '../migrations/20261129T132500-evidence-of-merged-cases.ts';
import * as reportsWithEffect from '../migrations/20261129T233800-reports-with-effect.ts';
import * as effectsOfReports from '../migrations/20261129T233801-effects-of-reports.ts';
import * as reportersWhoLeave from '../migrations/20261130T183000-reporters-who-leave.ts';
import * as onlyReported from '../migrations/20261130T183004-only-reported.ts';
import { CaseEmailReader } from './case-email-reader.ts';
import { AppealModel, CaseEventModel, CaseMailboxModel, CaseModel, DecisionModel } from './case-models.ts';
import { CaseRepository, hasUnsettledCases } from './case-repository.ts';
import { casesExport } from './cases-export.ts';
import { DecisionRepository } from './decision-repository.ts';
import { DepartureRepository } from './departure-repository.ts';
import { hasCases } from './erase-words-about.ts';
import { EvidenceModel, EvidencePhotoModel } from './evidence-models.ts';
import { EvidenceRepository } from './evidence-repository.ts';
import { LeftReporterTraceModel, ReportModel } from './report-models.ts';
import { ReportRepository } from './report-repository.ts';
import { hasTracedReports } from './reporter-sql.ts';

export const casesFeature = feature({
  bind(bind) {
    repository(bind, 'caseStore', CaseRepository);
    adapter(bind, ['reportStore', 'reportQueries'], ReportRepository, [
      KnexTransaction,
      port('verificationPolicy'),
    ]);
    repository(bind, 'decisionStore', DecisionRepository);
    repository(bind, 'departureStore', DepartureRepository);
    repository(bind, 'evidenceStore', EvidenceRepository);
    repository(bind, 'caseEmailQueries', CaseEmailReader);
    bind(port('random')).toConstantValue(Math.random);
    service(bind, CaseRecord, 'caseRecord');
    service(bind, Departures);
    bind(port('returnObservers')).toService(Departures);
    // Comes before the others: what goes on is neither closed nor erased.
    onAccountErasure(bind, Departures, hasCases, (departures, memberId) => departures.leave(memberId));
    removesOldRows(
      bind,
      { kind: 'keptCases', table: 'case_mailboxes' },
      Departures,
      (departures, { limit }) => departures.sweep(limit),
    );
    onAccountErasure(bind, CaseRecord, hasUnsettledCases, (record, memberId) => record.closeAbout(memberId));
    service(bind, EvidenceKeeper, 'evidenceKeeper');
    service(bind, DecisionEffects, 'decisionEffects');
    service(bind, LeavingReporters);
    onAccountErasure(bind, LeavingReporters, hasTracedReports, (reporters, memberId) =>
      reporters.keep(memberId),
    );
    service(bind, ReportsWeighedAgain);
    jobHandler(bind, emailVerified, ReportsWeighedAgain, (again, { memberId }) => again.weigh(memberId));
    service(bind, IdleCases);
    // Runs before the nightly removal, which deletes their evidence.
    cronJob(bind, { name: 'cases.end-idle', schedule: '41 2 * * *' }, IdleCases, (cases) => cases.endAll());
    service(bind, UrgentCases);
    jobHandler(bind, alertEffect, UrgentCases, (urgent, { caseId }) => urgent.alertEffect(caseId));
    jobHandler(bind, alertUrgent, UrgentCases, (urgent, { caseId }) => urgent.alert(caseId));
    jobHandler(bind, copyEvidencePhotos, EvidenceKeeper, (keeper, { evidenceId }) =>
      keeper.copyPhotos(evidenceId),
    );
    onAccountErasure(bind, EvidenceKeeper, hasCases, (keeper, memberId) => keeper.eraseAbout(memberId));
    jobHandler(bind, removeEvidencePhotos, EvidenceKeeper, (keeper) => keeper.sweep());
    removesOldRows(bind, { kind: 'evidence', table: 'evidence' }, EvidenceKeeper, (keeper, { limit }) =>
      keeper.sweep(limit),
    );
    deliverEmail(bind, trustEmails.decided, port('caseEmailQueries'));
    deliverEmail(bind, trustEmails.hiddenByWeight, port('caseEmailQueries'));
    deliverEmail(bind, trustEmails.lookedAt, port('caseEmailQueries'));
    deliverEmail(bind, trustEmails.helped, port('caseEmailQueries'));
    deliverEmail(bind, trustEmails.appealAnswered, port('caseEmailQueries'));
  },
  tables: [
    CaseModel,
    CaseMailboxModel,
    CaseEventModel,
    EvidenceModel,
    EvidencePhotoModel,
    DecisionModel,
    AppealModel,
    ReportModel,
    LeftReporterTraceModel,
  ],
  migrations: {
    '20261123T090500-trust': trustMigration,
    '20261124T000600-report-numbers': reportNumbers,
    '20261129T010500-departures': departuresMigration,
    '20261129T021500-knew-member': knewMember,
    '20261129T132500-evidence-of-merged-cases': evidenceOfMergedCases,
    '20261129T233800-reports-with-effect': reportsWithEffect,
    '20261129T233801-effects-of-reports': effectsOfReports,
    '20261130T183000-reporters-who-leave': reportersWhoLeave,
    '20261130T183004-only-reported': onlyReported,
  },
  exported: casesExport,
});
