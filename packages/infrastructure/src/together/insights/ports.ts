import type {
  AiSettingsStore,
  InsightQueries,
  InsightStore,
  Reservations,
  Writer,
} from '@nestmates/application/together/insights/ports.ts';
import type { AiBudget } from '@nestmates/domain/together/insights/ai-budget.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const writer = port<Writer>('writer');
export const aiBudget = port<AiBudget>('ai-budget');
export const reservations = port<Reservations>('reservations');
export const aiSettingsStore = port<AiSettingsStore>('ai-settings-store');
export const insightStore = port<InsightStore>('insight-store');
export const insightQueries = port<InsightQueries>('insight-queries');
