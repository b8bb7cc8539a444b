import type { CheckInQueries, CheckInStore } from '@nestmates/application/together/check-ins/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const checkInStore = port<CheckInStore>('check-in-store');
export const checkInQueries = port<CheckInQueries>('check-in-queries');
