import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { AskedStep, Ledger, LedgerEntry, StepAnswer } from '../../src/market/orders/ledger-ports.ts';

interface KeptStep extends AskedStep {
  readonly orderId: OrderId;
  readonly outcome: 'asked' | StepAnswer['outcome'];
}

/** What has moved of each order, and what the provider was asked to move. */
export class MemoryLedgerRows
  implements
    Omit<
      Ledger,
      | 'hasWaited'
      | 'setDue'
      | 'due'
      | 'lockDebt'
      | 'lockDebtOf'
      | 'lockDebtOfSale'
      | 'owingOrdersOf'
      | 'keepSalesOf'
      | 'releasesOf'
    >
{
  readonly entries: (LedgerEntry & { readonly orderId: OrderId })[] = [];
  readonly steps: KeptStep[] = [];

  async entriesOf(id: OrderId): Promise<readonly LedgerEntry[]> {
    return this.entries.filter(({ orderId }) => orderId === id);
  }

  /** Refuses, as the database does, what was entered before. */
  async add(orderId: OrderId, added: readonly LedgerEntry[]): Promise<void> {
    for (const entry of added) {
      const isSame = (other: LedgerEntry) =>
        other.kind === entry.kind &&
        other.providerId === entry.providerId &&
        other.cents < 0 === entry.cents < 0;
      if (this.entries.some(isSame)) throw new Error(`${entry.kind} ${entry.providerId} was entered before`);
      this.entries.push({ ...entry, orderId });
    }
  }

  async keysOf(id: OrderId): Promise<readonly string[]> {
    return this.steps.filter(({ orderId }) => orderId === id).map(({ key }) => key);
  }

  async askedStep(id: OrderId): Promise<AskedStep | undefined> {
    return this.steps.find(({ orderId, outcome }) => orderId === id && outcome === 'asked');
  }

  async stepCounts(id: OrderId): Promise<{ asked: number; refusedInARow: number }> {
    const steps = this.steps.filter(({ orderId }) => orderId === id);
    const lastDone = steps.findLastIndex(({ outcome }) => outcome === 'done');
    const since = steps.slice(lastDone + 1);
    return {
      asked: steps.length,
      refusedInARow: since.filter(({ outcome }) => outcome === 'refused').length,
    };
  }

  async ask(orderId: OrderId, step: AskedStep): Promise<void> {
    if (await this.askedStep(orderId)) throw new Error('Another step is asked for');
    this.steps.push({ ...step, orderId, outcome: 'asked' });
  }

  async answer(key: string, { outcome }: StepAnswer): Promise<void> {
    const nth = this.steps.findIndex((step) => step.key === key && step.outcome === 'asked');
    const step = this.steps[nth];
    if (step) this.steps[nth] = { ...step, outcome };
  }
}
