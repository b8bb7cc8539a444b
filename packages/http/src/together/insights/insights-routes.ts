import { insightsContract } from '@nestmates/application/together/insights/contract.ts';
import { Insights } from '@nestmates/application/together/insights/insights.ts';
import { MommyAi } from '@nestmates/application/together/insights/mommy-ai.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const insightsRoutes = withServices([MommyAi, Insights], (mommyAi, insights) => [
  serve(insightsContract.settings, ({ by }) => mommyAi.settings(by)),
  serve(insightsContract.saveSettings, ({ by, body }) => mommyAi.save(by, body)),
  serve(insightsContract.shared, ({ by }) => mommyAi.shared(by)),
  serve(insightsContract.current, ({ by }) => insights.current(by)),
  serve(insightsContract.generate, ({ by }) => insights.generate(by)),
  serve(insightsContract.writeAnew, ({ by }) => insights.writeAnew(by)),
  serve(insightsContract.list, async ({ by, query, paged }) => paged(await insights.list(by, query))),
  serve(insightsContract.mark, ({ by, params, body }) => insights.mark(by, { ...params, ...body })),
]);
