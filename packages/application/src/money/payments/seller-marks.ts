import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

export interface SellerMarkStore {
  /** Keeps by which digests the seller is known besides; those from before stay. Whoever nets a debt of one of them is waited for. */
  note(memberId: MemberId, digests: readonly string[], at: Date): Promise<void>;
}

/** Remembers to which bank accounts a seller was paid, as keyed digests of what the provider calls them. */
export class SellerMarks extends useCase('sellerMarkStore', 'keyedDigests', 'transaction', 'clock') {
  async note(memberId: MemberId, bankFingerprints: readonly string[]): Promise<void> {
    if (bankFingerprints.length === 0) return;
    const { sellerMarkStore: store, keyedDigests, transaction, clock } = this.needs;
    const digests = await Promise.all(bankFingerprints.map((name) => keyedDigests.digest('bank', name)));
    await transaction.run(() => store.note(memberId, digests, clock.now()));
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sellerMarkStore: SellerMarkStore;
    readonly sellerMarks: SellerMarks;
  }
}
