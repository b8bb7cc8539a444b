import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { ExportRepository } from '@nestmates/infrastructure/trust/exports/export-repository.ts';
import type { Container } from 'inversify';

/** Looks for an export of today and adds one without a lock: outside a transaction it ends with its statement. */
export function swap(container: Container): void {
  const { db } = container.get(KnexTransaction);
  container.rebind(port('exportStore')).toConstantValue(new ExportRepository(new KnexTransaction(db)));
}
