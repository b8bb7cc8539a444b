import { missingTaxRows, type PlanRow } from '@nestmates/domain/money/payments/plan-tax.ts';
import type { ProviderStatement, StatementLine } from '../../money/payments/provider-statement.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Parts what was paid for plans from the tax on it, as no line of a statement does. */
export class PlanTaxes extends useCase('reconciliationStore', 'taxes', 'clock') {
  /** Called after the rows of these payments are entered. The provider is asked only where there may be a tax. */
  async enter(
    provider: string,
    statement: Pick<ProviderStatement, 'taxOf'>,
    lines: readonly Pick<StatementLine, 'paymentId'>[],
  ): Promise<void> {
    const { reconciliationStore: store, taxes, clock } = this.needs;
    const ids = new Set(lines.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId])));
    if (ids.size === 0) return;
    // Plans that were begun with tax stay so, whatever is set now.
    if (!taxes.addedTo('plan') && !(await store.hasTax(provider))) return;
    const found = await store.planRows(provider, [...ids]);
    for (const [paymentId, rows] of Map.groupBy(found, (row) => row.paymentId)) {
      const tax = await taxIn(rows, () => statement.taxOf(paymentId));
      const missing = tax === undefined ? [] : missingTaxRows(rows, tax);
      const fields = { paymentId, balanceTransaction: null, at: clock.now() };
      if (missing.length > 0) {
        await store.enter(
          provider,
          missing.map((row) => ({ ...row, ...fields })),
        );
      }
    }
  }
}

/** It never changes, so it is asked for once. */
const taxIn = async (
  rows: readonly PlanRow[],
  ask: () => Promise<number | undefined>,
): Promise<number | undefined> => rows.find(({ kind }) => kind === 'planTax')?.cents ?? ask();

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly planTaxes: PlanTaxes;
  }
}
