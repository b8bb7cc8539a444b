import { BudgetedWriting } from '@nestmates/application/together/insights/budgeted-writing.ts';
import { Insights, prepareInsight } from '@nestmates/application/together/insights/insights.ts';
import { MommyAi } from '@nestmates/application/together/insights/mommy-ai.ts';
import { defaultAiBudget } from '@nestmates/domain/together/insights/ai-budget.ts';
import { entitlements } from '../../platform/access/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { alerts, clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { AiSettingsModel } from './ai-settings-model.ts';
import { AiSettingsRepository } from './ai-settings-repository.ts';
import { BuiltInWriter } from './built-in/built-in-writer.ts';
import { AiReservationModel, InsightModel } from './insight-models.ts';
import { InsightRepository } from './insight-repository.ts';
import { OpenAiWriter } from './openai/openai-writer.ts';
import { aiBudget, aiSettingsStore, insightQueries, insightStore, reservations, writer } from './ports.ts';
import { ReservationRepository } from './reservation-repository.ts';

export const insightsFeature = feature({
  bind(bind, { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }) {
    bind(writer).toConstantValue(apiKey ? new OpenAiWriter({ apiKey, baseUrl, model }) : new BuiltInWriter());
    bind(aiBudget).toConstantValue(defaultAiBudget);
    repository(bind, reservations, ReservationRepository);
    repository(bind, aiSettingsStore, AiSettingsRepository);
    repository(bind, [insightStore, insightQueries], InsightRepository);
    service(bind, BudgetedWriting, { reservations, budget: aiBudget, alerts, transaction, clock });
    service(bind, MommyAi, { settings: aiSettingsStore, queries: insightQueries, writer, clock });
    service(bind, Insights, {
      store: insightStore,
      queries: insightQueries,
      settings: aiSettingsStore,
      entitlements,
      writer,
      writing: BudgetedWriting,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, prepareInsight, Insights, (insights, payload) => insights.prepare(payload));
    cronJob(bind, { name: 'insights.plan-week', schedule: '5 0 * * 1' }, Insights, (insights) =>
      insights.planWeek(),
    );
  },
  tables: [AiSettingsModel, InsightModel, AiReservationModel],
});
