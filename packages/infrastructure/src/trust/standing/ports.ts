import type { StandingQueries } from '@nestmates/application/trust/standing/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const standingQueries = port<StandingQueries>('standing-queries');
