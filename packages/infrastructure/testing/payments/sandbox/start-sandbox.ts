import { randomUUID } from 'node:crypto';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { ProviderSteps } from '@nestmates/application/testing/payments/provider-steps.ts';
import type { PeopleAtProvider } from '@nestmates/application/testing/payments/provider-under-test.ts';
import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { Sandbox } from '../../../src/money/payments/sandbox/sandbox.ts';
import { connect } from '../../../src/platform/database/knex.ts';
import { KnexTransaction } from '../../../src/platform/database/transaction.ts';
import { GraphileJobs } from '../../../src/platform/jobs/graphile-jobs.ts';
import { testDatabase } from '../../test-database.ts';

const lastPartOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

function requireDone(isDone: unknown): void {
  if (!isDone) throw new Error('The sandbox did not allow it');
}

/** People at the pages of the sandbox. */
function peopleAt({ pages, sellers, subscriptions, provider }: Sandbox): PeopleAtProvider {
  const answer = async (url: string, outcome: 'pay' | 'decline', form = {}) => {
    const left = await Promise.all(pages.checkouts.map((one) => one.answer(lastPartOf(url), outcome, form)));
    requireDone(left.some((address) => address !== undefined));
  };
  return {
    finishOnboarding: async (url, bank) => requireDone(await sellers.leave(lastPartOf(url), 'finish', bank)),
    restrictAccount: (accountId) => sellers.restrict(accountId),
    requireOfSeller: async (accountId, asked) => requireDone(await sellers.change(accountId, asked)),
    rejectSeller: async (accountId) => requireDone(await sellers.change(accountId, { isRejected: true })),
    arrivePayout: async (accountId) => requireDone(await sellers.change(accountId, { isPaidOut: true })),
    failPayout: async (accountId, cents, reason) =>
      requireDone(await sellers.change(accountId, { failedPayout: { cents, reason } })),
    pay: (url, card, cardCountry) => answer(url, 'pay', { card, cardCountry }),
    decline: (url) => answer(url, 'decline'),
    refundInDashboard: async (id, cents) => requireDone(await pages.people.refund(id, cents)),
    endRefund: async (id, end) => requireDone(await pages.people.endRefund(id, end)),
    openDispute: async (id, cents) => requireDone(await pages.people.openDispute(id, cents)),
    closeDispute: async (id, outcome) => requireDone(await pages.people.closeDispute(id, outcome)),
    warnOfFraud: async (id) => requireDone(await pages.people.warn(id)),
    paymentOfPlan: async (id) => {
      const paid = (await provider.subscriptions.payments(id)).at(-1);
      if (!paid) throw new Error(`Nothing was paid for ${id}`);
      return paid.paymentId;
    },
    changePlan: async (url, plan) => requireDone(await pages.portal.answer(lastPartOf(url), plan)),
    cancelInPortal: async (url) => requireDone(await pages.portal.answer(lastPartOf(url), 'cancel')),
    missRenewal: async (id) => requireDone(await subscriptions.missRenewal(id)),
    payRenewal: async (id) => requireDone(await subscriptions.payRenewal(id)),
  };
}

/** The sandbox over a database of its own. */
export async function startSandbox(clock: Clock & { forward(span: number): void } = new MovableClock()) {
  const database = await testDatabase();
  const knex = connect(database.url, { max: 6 });
  const transaction = new KnexTransaction(knex);
  const sandbox = new Sandbox({
    transaction,
    clock,
    jobs: new GraphileJobs(transaction, clock),
    tokens: { generate: randomUUID },
    publicUrl: () => 'https://nestmates.example',
    prices: defaultPrices,
    taxBasisPoints: 825,
  });
  const underTest = {
    provider: sandbox.provider,
    async signedAgo(milliseconds: number) {
      const newest = (await sandbox.events.all()).at(-1);
      if (!newest) throw new Error('Nothing was sent');
      clock.forward(-milliseconds);
      const webhook = await sandbox.events.signed(newest);
      clock.forward(milliseconds);
      return webhook;
    },
    people: peopleAt(sandbox),
    webhooks: async () =>
      Promise.all((await sandbox.events.all()).map((event) => sandbox.events.signed(event))),
  };
  return {
    sandbox,
    knex,
    transaction,
    clock,
    underTest,
    steps: new ProviderSteps(() => underTest),
    async stop() {
      await knex.destroy();
      await database.drop();
    },
  };
}

export type StartedSandbox = Awaited<ReturnType<typeof startSandbox>>;
