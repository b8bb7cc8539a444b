import { missingTaxRows, type PlanRow } from '@nestmates/domain/money/payments/plan-tax.ts';
import type { ProviderStatement, StatementLine } from '../../money/payments/provider-statement.ts';
import type { Taxes } from '../../money/taxes/taxes.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { ReconciliationStore } from './ports.ts';

export interface PlanTaxesDeps {
  readonly store: Pick<ReconciliationStore, 'planRows' | 'hasTax' | 'enter'>;
  readonly taxes: Taxes;
  readonly clock: Clock;
}

/** Parts what was paid for plans from the tax on it, as no line of a statement does. */
export class PlanTaxes {
  readonly #deps: PlanTaxesDeps;
  constructor(deps: PlanTaxesDeps) {
    this.#deps = deps;
  }

  /** After the rows of these payments are entered. The provider is asked only where there may be a tax. */
  async enter(
    provider: string,
    statement: Pick<ProviderStatement, 'taxOf'>,
    lines: readonly Pick<StatementLine, 'paymentId'>[],
  ): Promise<void> {
    const { store, taxes, clock } = this.#deps;
    const ids = new Set(lines.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId])));
    if (ids.size === 0) return;
    // Plans that were begun with tax stay so, whatever is set now.
    if (!taxes.addedTo('plan') && !(await store.hasTax(provider))) return;
    const found = await store.planRows(provider, [...ids]);
    for (const [paymentId, rows] of Map.groupBy(found, (row) => row.paymentId)) {
      const missing = missingTaxRows(rows, await taxIn(rows, () => statement.taxOf(paymentId)));
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
const taxIn = async (rows: readonly PlanRow[], ask: () => Promise<number>): Promise<number> =>
  rows.find(({ kind }) => kind === 'planTax')?.cents ?? ask();
