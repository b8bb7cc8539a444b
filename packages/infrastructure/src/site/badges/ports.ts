import type { CountQueries } from '@nestmates/application/site/badges/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const countQueries = port<CountQueries>('count-queries');
