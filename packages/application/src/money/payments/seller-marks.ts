import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { type Ports, useCase } from '../../platform/wiring/use-case.ts';

export interface SellerMarkStore {
  /** Keeps by which digests the seller is known besides; those from before stay. Whoever nets a debt of one of them is waited for. */
  note(memberId: MemberId, digests: readonly string[], at: Date): Promise<void>;
  /**
   * The account is about to have the mailbox of this digest: the one before stays known, and whoever is not the same person
   * is not the same as whoever has the new one.
   */
  noteMailbox(memberId: MemberId, digest: string, at: Date): Promise<void>;
}

interface PaidTo {
  readonly provider: string;
  readonly bankFingerprints: readonly string[];
}

/** An empty name would be that of everyone. */
export const digestsOfBanks = (
  keyedDigests: Ports['keyedDigests'],
  { provider, bankFingerprints }: PaidTo,
): Promise<readonly string[]> =>
  Promise.all(
    bankFingerprints
      .filter((name) => name.trim() !== '')
      .map((name) => keyedDigests.digest('bank', `${provider} ${name}`)),
  );

/** Remembers to which bank accounts a seller was paid, as keyed digests of what the provider calls them, and the mailboxes of before. */
export class SellerMarks extends useCase('sellerMarkStore', 'keyedDigests', 'transaction', 'clock') {
  async note(memberId: MemberId, paidTo: PaidTo): Promise<void> {
    const { sellerMarkStore: store, keyedDigests, transaction, clock } = this.needs;
    const digests = await digestsOfBanks(keyedDigests, paidTo);
    if (digests.length > 0) await transaction.run(() => store.note(memberId, digests, clock.now()));
  }

  async noteMailbox(memberId: MemberId, digest: string): Promise<void> {
    const { sellerMarkStore: store, clock } = this.needs;
    await store.noteMailbox(memberId, digest, clock.now());
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sellerMarkStore: SellerMarkStore;
    readonly sellerMarks: SellerMarks;
  }
}
