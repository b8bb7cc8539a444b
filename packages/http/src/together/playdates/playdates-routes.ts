import { playdatesContract } from '@nestmates/application/together/playdates/contract.ts';
import { PlaydateAnswers } from '@nestmates/application/together/playdates/playdate-answers.ts';
import { Playdates } from '@nestmates/application/together/playdates/playdates.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const playdatesRoutes = withServices([Playdates, PlaydateAnswers], (playdates, answers) => [
  serve(playdatesContract.suggest, ({ by, body }) => playdates.suggest(by, body)),
  serve(playdatesContract.suggestion, ({ by, params }) => playdates.suggestion(by, params)),
  serve(playdatesContract.proposed, async ({ by, query, paged }) =>
    paged(await playdates.list(by, 'proposed', query)),
  ),
  serve(playdatesContract.scheduled, async ({ by, query, paged }) =>
    paged(await playdates.list(by, 'scheduled', query)),
  ),
  serve(playdatesContract.past, async ({ by, query, paged }) =>
    paged(await playdates.list(by, 'past', query)),
  ),
  serve(playdatesContract.withMember, ({ by, params }) => playdates.withMember(by, params)),
  serve(playdatesContract.times, ({ by, params }) => playdates.times(by, params)),
  serve(playdatesContract.accept, ({ by, params, body }) => answers.accept(by, { ...params, ...body })),
  serve(playdatesContract.decline, ({ by, params }) => answers.decline(by, params)),
  serve(playdatesContract.propose, ({ by, params, body }) => answers.proposeAnew(by, { ...params, ...body })),
  serve(playdatesContract.cancel, ({ by, params }) => answers.cancel(by, params)),
]);
