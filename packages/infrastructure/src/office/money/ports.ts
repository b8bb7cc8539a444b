import type { BookkeepingQueries, ReconciliationStore } from '@nestmates/application/office/money/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const reconciliationStore = port<ReconciliationStore>('reconciliation-store');
export const bookkeepingQueries = port<BookkeepingQueries>('bookkeeping-queries');
