import type { OverviewQueries } from '@nestmates/application/overview/ports.ts';
import { port } from '../wiring/wiring.ts';

export const overviewQueries = port<OverviewQueries>('overview-queries');
