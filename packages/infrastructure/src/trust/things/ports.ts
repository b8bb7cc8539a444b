import type { ReportableThings } from '@nestmates/application/trust/things/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

/** Each feature that shows something of members brings what can be reported. */
export const reportableThings = port<ReportableThings>('reportable-things');
