import type { CountQueries } from '@nestmates/application/counts/ports.ts';
import { port } from '../wiring/wiring.ts';

export const countQueries = port<CountQueries>('count-queries');
