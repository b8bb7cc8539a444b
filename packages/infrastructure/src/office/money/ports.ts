import type { ReconciliationStore } from '@nestmates/application/office/money/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const reconciliationStore = port<ReconciliationStore>('reconciliation-store');
