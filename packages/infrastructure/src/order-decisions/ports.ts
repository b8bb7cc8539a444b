import type { DecisionQueries } from '@nestmates/application/order-decisions/ports.ts';
import { port } from '../wiring/wiring.ts';

export const decisionQueries = port<DecisionQueries>('decision-queries');
