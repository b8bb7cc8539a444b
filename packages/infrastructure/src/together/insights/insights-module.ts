import { BudgetedWriting } from '@nestmates/application/together/insights/budgeted-writing.ts';
import { Insights, prepareInsight } from '@nestmates/application/together/insights/insights.ts';
import { MommyAi } from '@nestmates/application/together/insights/mommy-ai.ts';
import { defaultAiBudget } from '@nestmates/domain/together/insights/ai-budget.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { AiSettingsModel } from './ai-settings-model.ts';
import { AiSettingsRepository } from './ai-settings-repository.ts';
import { BuiltInWriter } from './built-in/built-in-writer.ts';
import { AiReservationModel, InsightModel } from './insight-models.ts';
import { InsightRepository } from './insight-repository.ts';
import { OpenAiWriter } from './openai/openai-writer.ts';
import { ReservationRepository } from './reservation-repository.ts';

export const insightsFeature = feature({
  bind(bind, { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }) {
    bind(port('writer')).toConstantValue(
      apiKey ? new OpenAiWriter({ apiKey, baseUrl, model }) : new BuiltInWriter(),
    );
    bind(port('aiBudget')).toConstantValue(defaultAiBudget);
    repository(bind, 'reservations', ReservationRepository);
    repository(bind, 'aiSettingsStore', AiSettingsRepository);
    repository(bind, ['insightStore', 'insightQueries'], InsightRepository);
    service(bind, BudgetedWriting, 'budgetedWriting');
    service(bind, MommyAi);
    service(bind, Insights);
    jobHandler(bind, prepareInsight, Insights, (insights, payload) => insights.prepare(payload));
    cronJob(bind, { name: 'insights.plan-week', schedule: '5 0 * * 1' }, Insights, (insights) =>
      insights.planWeek(),
    );
  },
  tables: [AiSettingsModel, InsightModel, AiReservationModel],
});
