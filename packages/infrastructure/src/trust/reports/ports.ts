import type { PublicReports } from '@nestmates/application/trust/reports/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const publicReports = port<PublicReports>('public-reports');
