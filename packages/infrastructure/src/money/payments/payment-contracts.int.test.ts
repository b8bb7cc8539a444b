import { paymentEventsContract } from '@nestmates/application/testing/contracts/payment-events-contract.ts';
import { refundAlertsContract } from '@nestmates/application/testing/contracts/refund-alerts-contract.ts';
import { unmatchedPaymentsContract } from '@nestmates/application/testing/contracts/unmatched-payments-contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { PaymentEventRepository } from './payment-event-repository.ts';
import { RefundAlertRepository } from './refund-alert-repository.ts';
import { UnmatchedPaymentRepository } from './unmatched-payment-repository.ts';

let database: TestDatabase;
let knex: Knex;
let store: PaymentEventRepository;
let unmatched: UnmatchedPaymentRepository;
let alerts: RefundAlertRepository;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
  const transaction = new KnexTransaction(knex);
  store = new PaymentEventRepository(transaction);
  alerts = new RefundAlertRepository(transaction);
  unmatched = new UnmatchedPaymentRepository(transaction);
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

paymentEventsContract('PostgreSQL', () => store);
refundAlertsContract('PostgreSQL', () => alerts);
unmatchedPaymentsContract('PostgreSQL', () => unmatched);
