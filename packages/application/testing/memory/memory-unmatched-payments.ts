import type {
  AtProvider,
  NewUnmatchedPayment,
  UnmatchedPayment,
  UnmatchedPaymentStore,
} from '../../src/money/payments/unmatched-payments.ts';

type Kept = UnmatchedPayment & { readonly settledAt: Date | null };

export class MemoryUnmatchedPayments implements UnmatchedPaymentStore {
  readonly kept = new Map<string, Kept>();

  async add(found: NewUnmatchedPayment): Promise<boolean> {
    if (this.kept.has(keyOf(found))) return false;
    this.kept.set(keyOf(found), { ...found, refusal: null, settledAt: null });
    return true;
  }

  async find(which: AtProvider): Promise<UnmatchedPayment | undefined> {
    const kept = this.kept.get(keyOf(which));
    return kept?.settledAt === null ? shown(kept) : undefined;
  }

  async refuse(which: AtProvider, refusal: string): Promise<void> {
    this.#change(which, { refusal });
  }

  async settle(which: AtProvider, settledAt: Date): Promise<void> {
    this.#change(which, { settledAt });
  }

  async open(limit: number): Promise<readonly UnmatchedPayment[]> {
    return [...this.kept.values()]
      .filter(({ settledAt }) => settledAt === null)
      .sort((one, other) => one.foundAt.getTime() - other.foundAt.getTime())
      .slice(0, limit)
      .map(shown);
  }

  #change(which: AtProvider, change: Partial<Kept>): void {
    const kept = this.kept.get(keyOf(which));
    if (kept) this.kept.set(keyOf(which), { ...kept, ...change });
  }
}

const shown = ({ settledAt: _, ...payment }: Kept): UnmatchedPayment => payment;

const keyOf = ({ provider, objectId }: AtProvider): string => `${provider} ${objectId}`;
