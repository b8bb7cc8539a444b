import type { AdminOrderQueries } from '@nestmates/application/office/orders/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const adminOrderQueries = port<AdminOrderQueries>('admin-order-queries');
