import type { EarningsQueries } from '@nestmates/application/earnings/ports.ts';
import { port } from '../wiring/wiring.ts';

export const earningsQueries = port<EarningsQueries>('earnings-queries');
