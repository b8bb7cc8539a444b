import type { EarningsQueries } from '@nestmates/application/market/earnings/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const earningsQueries = port<EarningsQueries>('earnings-queries');
