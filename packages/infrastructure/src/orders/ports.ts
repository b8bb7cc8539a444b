import type { OrderQueries, OrderStore } from '@nestmates/application/orders/ports.ts';
import { port } from '../wiring/wiring.ts';

export const orderStore = port<OrderStore>('order-store');
export const orderQueries = port<OrderQueries>('order-queries');
/** A random whole number below the given one. */
export const randomBelow = port<(end: number) => number>('random-below');
