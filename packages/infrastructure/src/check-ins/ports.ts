import type { CheckInQueries, CheckInStore } from '@nestmates/application/check-ins/ports.ts';
import { port } from '../wiring/wiring.ts';

export const checkInStore = port<CheckInStore>('check-in-store');
export const checkInQueries = port<CheckInQueries>('check-in-queries');
