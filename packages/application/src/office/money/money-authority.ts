import { type Order, requireUninvolved } from '@nestmates/domain/market/orders/order.ts';
import { requireOther } from '@nestmates/domain/office/admin/admin-rules.ts';
import { type AdministratorTies, requireUntied } from '@nestmates/domain/office/money/administrator-ties.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';

/**
 * Which administrator may move or free whose money: the one place that every such call passes. Nobody may for their
 * own, or for somebody with whom they share a device, a card, a bank account or a mailbox; of an operator at the command line nothing is known.
 */
export class MoneyAuthority extends useCase('administratorTies', 'keyedDigests') {
  /** `found` is what they have in common, where it was read with the order. */
  async requireForOrder(
    by: Administrator,
    order: Pick<Order, 'buyerId' | 'sellerId'>,
    found?: AdministratorTies,
  ): Promise<void> {
    requireUninvolved(order, by.id);
    if (found) requireUntied(found, 'one of the two');
    else await this.#requireUntied(by, [order.buyerId, order.sellerId], 'one of the two');
  }

  /** None is left of an account that was deleted. `found` is what they have in common, where it was read already. */
  async requireForMember(
    by: Administrator,
    memberId: MemberId | null,
    found?: AdministratorTies,
  ): Promise<void> {
    if (memberId !== null) requireOther(by.id, memberId);
    if (found) requireUntied(found, 'this member');
    else await this.#requireUntied(by, [memberId], 'this member');
  }

  /** None of them, nor who shares something with one of them. */
  async requireForMembers(by: Administrator, members: readonly (MemberId | null)[]): Promise<void> {
    for (const memberId of members) if (memberId !== null) requireOther(by.id, memberId);
    await this.#requireUntied(by, members, 'one of the two');
  }

  /** A seller who has left is known by digests, which one of the sales names. */
  async requireForSellerOf({ id }: Administrator, sale: OrderId): Promise<void> {
    if (id === null) return;
    const account = await this.needs.administratorTies.isTiedToSellerOf(id, sale);
    requireUntied({ device: false, card: false, account }, 'one of the two');
  }

  /** Whoever confirms what another administrator has proposed is no second one where the two may be the same. */
  requireForProposer(by: Administrator, proposer: MemberId | null): Promise<void> {
    return this.#requireUntied(by, [proposer === by.id ? null : proposer], 'whoever has proposed it');
  }

  /** The card alone says who has paid what our books have no order of. */
  async requireForCard({ id }: Administrator, fingerprint: string | null): Promise<void> {
    const { administratorTies: ties, keyedDigests: digests } = this.needs;
    if (id === null || fingerprint === null) return;
    const card = await ties.hasPaidWith(id, await digests.digest('card', fingerprint));
    requireUntied({ device: false, card, account: false }, 'this member');
  }

  async #requireUntied(
    { id }: Administrator,
    parties: readonly (MemberId | null)[],
    whom: Parameters<typeof requireUntied>[1],
  ): Promise<void> {
    const others = parties.filter((party) => party !== null);
    if (id === null || others.length === 0) return;
    requireUntied(await this.needs.administratorTies.between(id, others), whom);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly moneyAuthority: MoneyAuthority;
  }
}
