import type { Alerts } from '@nestmates/application/platform/shared/alerts.ts';
import type { Logger } from 'pino';

/** Lines of the log with `alert: true`, for whoever watches it. */
export const loggedAlerts = (log: Pick<Logger, 'error'>): Alerts => ({
  raise: (alert, facts) => log.error({ alert: true, ...facts }, alert),
});
