import type { AdminOrderQueries } from '@nestmates/application/office/orders/ports.ts';
import type { DecisionProposalStore } from '@nestmates/application/office/orders/proposal-ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const adminOrderQueries = port<AdminOrderQueries>('admin-order-queries');
export const decisionProposals = port<DecisionProposalStore>('decision-proposals');
/** Above it, in cents, a decision needs two administrators. */
export const twoApprovalsAbove = port<number>('two-approvals-above');
