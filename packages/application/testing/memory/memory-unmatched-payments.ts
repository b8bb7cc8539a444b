import { isPaidBack } from '@nestmates/domain/money/payments/unmatched-payment.ts';
import type {
  AtProvider,
  NewUnmatchedPayment,
  UnmatchedKey,
  UnmatchedPayment,
  UnmatchedPaymentStore,
} from '../../src/money/payments/unmatched-payment-store.ts';

type Kept = UnmatchedPayment & {
  readonly settledAt: Date | null;
  readonly triedAt: Date | null;
  readonly lookedAt: Date | null;
};

export class MemoryUnmatchedPayments implements UnmatchedPaymentStore {
  readonly kept = new Map<string, Kept>();

  async add(found: NewUnmatchedPayment, reopens: boolean): Promise<boolean> {
    const kept = this.kept.get(keyOf(found));
    if (kept && !(reopens && kept.settledAt)) return false;
    const refusals = kept?.refusals ?? 0;
    const facts = {
      orderId: found.orderId ?? kept?.orderId ?? null,
      reference: found.reference ?? kept?.reference ?? null,
      cents: found.cents ?? kept?.cents ?? null,
      currency: found.currency ?? kept?.currency ?? null,
    };
    const isNew = { refusal: null, refusals, settledAt: null, triedAt: null, lookedAt: null };
    this.kept.set(keyOf(found), { ...found, ...facts, ...isNew });
    return true;
  }

  async find({ provider, objectId }: AtProvider): Promise<readonly UnmatchedPayment[]> {
    const open = await this.open(Number.POSITIVE_INFINITY);
    return open.filter((one) => one.provider === provider && one.objectId === objectId);
  }

  async refuse(which: UnmatchedKey, refusal: string, triedAt: Date): Promise<void> {
    this.#change(which, { refusal, refusals: (this.kept.get(keyOf(which))?.refusals ?? 0) + 1, triedAt });
  }

  async reopen(which: UnmatchedKey, refusal: string, at: Date): Promise<void> {
    this.#change(which, { settledAt: null });
    await this.refuse(which, refusal, at);
  }

  async paidBack(since: Date, limit: number, which?: AtProvider): Promise<readonly UnmatchedPayment[]> {
    return [...this.kept.values()]
      .filter(({ kind, settledAt }) => isPaidBack(kind) && settledAt !== null && settledAt > since)
      .filter((one) => !which || (one.provider === which.provider && one.objectId === which.objectId))
      .slice(0, limit)
      .map(shown);
  }

  async settle(which: UnmatchedKey, settledAt: Date): Promise<void> {
    this.#change(which, { settledAt });
  }

  async refused(limit: number): Promise<readonly UnmatchedPayment[]> {
    const tried = (one: UnmatchedPayment): number => this.kept.get(keyOf(one))?.triedAt?.getTime() ?? 0;
    const open = await this.open(Number.POSITIVE_INFINITY);
    return open
      .filter(({ kind, refusal }) => isPaidBack(kind) && refusal !== null)
      .sort((one, other) => tried(one) - tried(other))
      .slice(0, limit);
  }

  async takeOfNoOrder(now: Date, limit: number): Promise<readonly UnmatchedPayment[]> {
    const looked = (one: UnmatchedPayment): number => this.kept.get(keyOf(one))?.lookedAt?.getTime() ?? 0;
    const taken = (await this.open(Number.POSITIVE_INFINITY))
      .filter(({ kind }) => kind === 'no-order')
      .sort((one, other) => looked(one) - looked(other))
      .slice(0, limit);
    for (const one of taken) this.#change(one, { lookedAt: now });
    return taken;
  }

  async open(limit: number): Promise<readonly UnmatchedPayment[]> {
    return [...this.kept.values()]
      .filter(({ settledAt }) => settledAt === null)
      .sort((one, other) => one.foundAt.getTime() - other.foundAt.getTime())
      .slice(0, limit)
      .map(shown);
  }

  #change(which: UnmatchedKey, change: Partial<Kept>): void {
    const kept = this.kept.get(keyOf(which));
    if (kept) this.kept.set(keyOf(which), { ...kept, ...change });
  }
}

const shown = ({ settledAt: _, triedAt: __, lookedAt: ___, ...payment }: Kept): UnmatchedPayment => payment;

const keyOf = ({ provider, objectId, kind }: UnmatchedKey): string => `${provider} ${objectId} ${kind}`;
