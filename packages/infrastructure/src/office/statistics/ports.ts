import type { StatisticsQueries } from '@nestmates/application/office/statistics/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const statisticsQueries = port<StatisticsQueries>('statistics-queries');
