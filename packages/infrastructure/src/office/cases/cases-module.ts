import { CaseDecisions } from '@nestmates/application/office/cases/case-decisions.ts';
import { Cases } from '@nestmates/application/office/cases/cases.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CaseReader } from './case-reader.ts';

export const adminCasesFeature = feature({
  bind(bind) {
    repository(bind, ['caseQueries', 'caseFigureQueries'], CaseReader);
    service(bind, Cases, 'cases');
    service(bind, CaseDecisions);
  },
});
