import type { DecisionQueries } from '@nestmates/application/office/orders/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const decisionQueries = port<DecisionQueries>('decision-queries');
