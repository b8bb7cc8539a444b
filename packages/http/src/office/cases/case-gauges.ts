import type { CaseFigures } from '@nestmates/application/office/cases/ports.ts';
import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import { Gauge } from 'prom-client';
import type { Gauges } from '../../platform/operations/metrics.ts';

/** What was reported and waits for somebody. */
export const caseGauges =
  (read: () => Promise<CaseFigures>, now: () => Date): Gauges =>
  (registers) => {
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
    const open = gauge('cases_open', 'Cases that nobody has decided.');
    const urgent = gauge('cases_urgent', 'Open cases in which somebody may be in danger.');
    const appealed = gauge('cases_appealed', 'Appeals that nobody has answered.');
    const age = gauge('cases_oldest_seconds', 'The age of the oldest report of an open case.');
    const urgentAge = gauge(
      'cases_urgent_oldest_seconds',
      'The age of the oldest report of an urgent open case.',
    );
    const reports = new Gauge({
      name: 'reports_by_category',
      help: 'Reports that were not withdrawn.',
      labelNames: ['category'],
      registers,
    });
    const ageOf = (at: Date | null) => (at ? (now().getTime() - at.getTime()) / 1000 : 0);
    return async () => {
      const figures = await read();
      open.set(figures.open);
      urgent.set(figures.urgent);
      appealed.set(figures.appealed);
      age.set(ageOf(figures.oldestAt));
      urgentAge.set(ageOf(figures.urgentOldestAt));
      for (const category of reportCategories) {
        reports.set({ category }, figures.reportsByCategory[category] ?? 0);
      }
    };
  };
