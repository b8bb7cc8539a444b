import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PartedSellers, SellerNamed } from '../../src/market/orders/parted-sellers.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';
import { contractStart as at } from './arrange.ts';

export interface PartingPorts {
  readonly transaction: Transaction;
  readonly parted: PartedSellers;
}

type Seller = MemberId | SellerNamed;

const named = (seller: Seller): SellerNamed => (typeof seller === 'number' ? { memberId: seller } : seller);

/** What an administrator of a contract suite says of two sellers: whether they are the same person. */
export const saidOfTwo =
  (ports: () => PartingPorts) =>
  (word: 'part' | 'join', one: Seller, other: Seller): Promise<void> => {
    const { transaction, parted } = ports();
    const two = [named(one), named(other)] as const;
    return transaction.run(async () => {
      await parted.lock(...two, at);
      if (word === 'part') await parted.part(...two, at);
      else await parted.join(...two);
    });
  };
