import { addMember } from '@nestmates/application/testing/contracts/arrange.ts';
import { stoppedRenewalsContract } from '@nestmates/application/testing/contracts/stopped-renewals-contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { pairPorts } from '../../../testing/pair-ports.ts';
import { StoppedRenewalRepository } from './stopped-renewal-repository.ts';
import { SubscriptionRepository } from './subscription-repository.ts';

let database: Awaited<ReturnType<typeof pairPorts>>;
beforeAll(async () => {
  database = await pairPorts();
});
afterAll(() => database.close());

stoppedRenewalsContract('PostgreSQL', () => ({
  stopped: new StoppedRenewalRepository(database.transaction),
  subscriptions: new SubscriptionRepository(database.transaction),
  transaction: database.transaction,
  addMember: async () => (await addMember(database.ports)).id,
}));
