import type { OverviewQueries } from '@nestmates/application/office/statistics/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const overviewQueries = port<OverviewQueries>('overview-queries');
