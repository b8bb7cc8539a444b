import { addMember, contractStart } from '@nestmates/application/testing/contracts/arrange.ts';
import { itemReturnsContract } from '@nestmates/application/testing/contracts/item-returns-contract.ts';
import { payoutChecksContract } from '@nestmates/application/testing/contracts/payout-checks-contract.ts';
import { personDebtsContract } from '@nestmates/application/testing/contracts/person-debts-contract.ts';
import { undoneSalesContract } from '@nestmates/application/testing/contracts/undone-sales-contract.ts';
import { withdrawnOrdersContract } from '@nestmates/application/testing/contracts/withdrawn-orders-contract.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { afterAll, beforeAll } from 'vitest';
import { pairPorts } from '../../../testing/pair-ports.ts';
import { BlockRepository } from '../../friends/blocks/block-repository.ts';
import { RestrictedMailboxRepository } from '../../members/restrictions/restricted-mailbox-repository.ts';
import { RestrictionRepository } from '../../members/restrictions/restriction-repository.ts';
import { SellerMarkRepository } from '../../money/payments/seller-mark-repository.ts';
import { ListingRepository } from '../listings/listing-repository.ts';
import { PayoutCheckRepository } from '../payouts/payout-check-repository.ts';
import { LedgerRepository } from './ledger-repository.ts';
import { OrderReader } from './order-reader.ts';
import { OrderRepository } from './order-repository.ts';
import { ParcelRepository } from './parcel-repository.ts';
import { PartedSellerRepository } from './parted-seller-repository.ts';
import { WithdrawnOrderReader } from './withdrawn-order-reader.ts';

let database: Awaited<ReturnType<typeof pairPorts>>;
beforeAll(async () => {
  database = await pairPorts();
});
afterAll(() => database.close());

itemReturnsContract('PostgreSQL', () => ({
  store: new OrderRepository(database.transaction),
  parcels: new ParcelRepository(database.transaction),
  overdueOrders: new OrderReader(database.transaction),
  transaction: database.transaction,
  async addMembers() {
    const [buyer, seller] = [await addMember(database.ports), await addMember(database.ports)];
    return { buyerId: buyer.id, sellerId: seller.id };
  },
}));
withdrawnOrdersContract('PostgreSQL', () => ({
  withdrawn: new WithdrawnOrderReader(database.transaction),
  store: new OrderRepository(database.transaction),
  listings: new ListingRepository(database.transaction),
  restrictions: new RestrictionRepository(database.transaction),
  transaction: database.transaction,
  addMember: async () => (await addMember(database.ports)).id,
  block: async (by, of) => void (await new BlockRepository(database.transaction).add(by, of, contractStart)),
}));
const sellersWhoLeave = () => ({
  store: new OrderRepository(database.transaction),
  ledger: new LedgerRepository(database.transaction),
  transaction: database.transaction,
  addMember: async () => (await addMember(database.ports)).id,
  async proveMailbox(id: MemberId, digest: string) {
    const { transaction } = database;
    await transaction.run(async () => {
      await new SellerMarkRepository(transaction).noteMailbox(id, digest, contractStart);
      await new RestrictedMailboxRepository(transaction).note(id, digest);
    });
  },
  async paidTo(id: MemberId, digest: string) {
    const { transaction } = database;
    await transaction.run(() => new SellerMarkRepository(transaction).note(id, [digest], contractStart));
  },
  parted: new PartedSellerRepository(database.transaction),
  async removeMember(id: MemberId) {
    await database.transaction.db('users').where({ id }).delete();
  },
});
undoneSalesContract('PostgreSQL', sellersWhoLeave);
personDebtsContract('PostgreSQL', sellersWhoLeave);
payoutChecksContract('PostgreSQL', () => ({
  checks: new PayoutCheckRepository(database.transaction),
  store: new OrderRepository(database.transaction),
  transaction: database.transaction,
  addMember: async () => (await addMember(database.ports)).id,
}));
