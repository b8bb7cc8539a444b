import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

export interface SellerMarkStore {
  /** Keeps by which digests the seller is known besides; those from before stay. Whoever nets a debt of one of them is waited for. */
  note(memberId: MemberId, digests: readonly string[], at: Date): Promise<void>;
}

/** Remembers to which bank accounts a seller was paid, as keyed digests of what the provider calls them. */
export class SellerMarks extends useCase('sellerMarkStore', 'keyedDigests', 'transaction', 'clock') {
  async note(
    memberId: MemberId,
    {
      provider,
      bankFingerprints,
    }: { readonly provider: string; readonly bankFingerprints: readonly string[] },
  ): Promise<void> {
    // An empty name would be that of everyone.
    const names = bankFingerprints.filter((name) => name.trim() !== '');
    if (names.length === 0) return;
    const { sellerMarkStore: store, keyedDigests, transaction, clock } = this.needs;
    const digests = await Promise.all(
      names.map((name) => keyedDigests.digest('bank', `${provider} ${name}`)),
    );
    await transaction.run(() => store.note(memberId, digests, clock.now()));
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sellerMarkStore: SellerMarkStore;
    readonly sellerMarks: SellerMarks;
  }
}
