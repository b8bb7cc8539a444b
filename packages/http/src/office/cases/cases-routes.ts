import { CaseDecisions } from '@nestmates/application/office/cases/case-decisions.ts';
import { Cases } from '@nestmates/application/office/cases/cases.ts';
import { casesContract } from '@nestmates/application/office/cases/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const casesRoutes = withServices([Cases, CaseDecisions], (cases, decisions) => [
  serve(casesContract.list, async ({ by, query, paged }) => paged(await cases.list(by, query))),
  serve(casesContract.counts, ({ by }) => cases.counts(by)),
  serve(casesContract.show, ({ by, params, query }) => cases.show(by, params.id, query)),
  serve(casesContract.claim, ({ by, params }) => cases.claim(by, params.id)),
  serve(casesContract.note, ({ by, params, body }) => cases.note(by, params.id, body.words)),
  serve(casesContract.decide, ({ by, params, body: { until, things, ...body } }) =>
    decisions.decide(by, params.id, { ...body, things, until: until ? new Date(until) : null }),
  ),
  serve(casesContract.help, ({ by, params, body }) => decisions.help(by, params.id, body.version)),
  serve(casesContract.undo, ({ by, params, body }) => decisions.undo(by, params.id, body.version)),
  serve(casesContract.appeal, ({ by, params, body }) => decisions.answerAppeal(by, params.id, body)),
]);
