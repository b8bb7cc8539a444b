import type { DecisionProposal } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { DecisionProposalStore } from '../../src/office/orders/proposal-ports.ts';

type Kept = DecisionProposal & { readonly outcome: 'confirmed' | 'refused' | 'ended' | null };

/** Decisions that wait for a second administrator. */
export class MemoryProposals implements DecisionProposalStore {
  kept: readonly Kept[] = [];
  /** Administrators who use one browser. */
  readonly sharing = new Set<MemberId>();

  openOf(orderId: OrderId, since: Date) {
    const found = this.kept.find(
      (one) => one.orderId === orderId && one.outcome === null && one.proposedAt > since,
    );
    return found && { ...found, proposerEmail: `admin-${found.proposedBy}@example.com` };
  }

  async add(proposal: Omit<DecisionProposal, 'id'>): Promise<void> {
    this.#end(({ orderId }) => orderId === proposal.orderId);
    this.kept = [...this.kept, { ...proposal, id: this.kept.length + 1, outcome: null }];
  }

  async answer(id: number, { outcome }: Parameters<DecisionProposalStore['answer']>[1]): Promise<void> {
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, outcome } : one));
  }

  async endBefore(time: Date): Promise<void> {
    this.#end(({ proposedAt }) => proposedAt <= time);
  }

  async shareBrowser(one: MemberId, other: MemberId): Promise<boolean> {
    return this.sharing.has(one) && this.sharing.has(other);
  }

  #end(which: (one: Kept) => boolean): void {
    this.kept = this.kept.map((one) =>
      one.outcome === null && which(one) ? { ...one, outcome: 'ended' as const } : one,
    );
  }
}
