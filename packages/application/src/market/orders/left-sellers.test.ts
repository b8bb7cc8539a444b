import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, expect, it } from 'vitest';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { paymentsUnavailable } from '../../money/payments/payment-errors.ts';
import { LeftSellers, type Payee } from './left-sellers.ts';

const clock = new StoppedClock();
let noted: unknown[];
let forgotten: string[];
let asked: string[];
let open = 0;
beforeEach(() => {
  [noted, asked, forgotten, open] = [[], [], [], 0];
});

const payee = (providerAccountId: string, provider = 'stripe'): Payee => ({ provider, providerAccountId });

type Found = { readonly bankFingerprints: readonly string[] } | undefined;

function sellers(payees: readonly Payee[], find: (id: string) => Promise<Found>) {
  const taken: unknown[] = [];
  const service = new LeftSellers({
    leftSellerStore: stub({
      take: async (...times) => {
        taken.push(times);
        return payees;
      },
      note: async ({ providerAccountId }, digests) => {
        noted.push([providerAccountId, digests, open]);
      },
      forgetPayee: async ({ providerAccountId }) => {
        forgotten.push(providerAccountId);
        return providerAccountId !== 'acct_of_another';
      },
      forget: async (before) => void taken.push(before),
    }),
    paymentProviders: stub({
      all: [{ name: 'stripe' }],
      named: () => ({
        sellers: {
          find: async (id) => {
            asked.push(id);
            return find(id);
          },
        },
      }),
    }),
    keyedDigests: { digest: async (of, value) => `${of} ${value}` },
    transaction: {
      run: async (work) => {
        open += 1;
        return work().finally(() => {
          open -= 1;
        });
      },
    },
    clock,
  });
  return { taken, look: () => service.look(), forgetIfGone: service.forgetIfGone.bind(service) };
}

it('forgets accounts of a month ago before it asks, and asks for those not asked for six hours', async () => {
  const { taken, look } = sellers([], async () => undefined);
  await look();
  const now = clock.now();
  expect(taken).toEqual([later(now, -days(30)), [later(now, -hours(6)), now, 100]]);
});

it('notes in a transaction to which bank accounts a seller was paid in the end', async () => {
  const { look } = sellers([payee('acct_1')], async () => ({ bankFingerprints: ['fp_1', ' '] }));
  await look();
  expect(noted).toEqual([['acct_1', ['bank stripe fp_1'], 1]]);
});

it('asks nobody of a provider that is not configured any more, and notes nothing that is not known', async () => {
  const { look } = sellers([payee('acct_1', 'sandbox'), payee('acct_2'), payee('acct_3')], async (id) =>
    id === 'acct_2' ? undefined : { bankFingerprints: [] },
  );
  await look();
  expect([asked, noted]).toEqual([['acct_2', 'acct_3'], []]);
});

it('forgets an account that is not found only once it was refused', async () => {
  const { look, forgetIfGone } = sellers([payee('acct_1'), payee('acct_2')], async (id) =>
    id === 'acct_2' ? { bankFingerprints: [] } : undefined,
  );
  await look();
  expect([asked, forgotten]).toEqual([['acct_1', 'acct_2'], []]);
  const gone = ['acct_1', 'acct_2', 'acct_of_another'].map((id) => forgetIfGone(payee(id)));
  expect(await Promise.all(gone)).toEqual([true, false, false]);
  expect(forgotten).toEqual(['acct_1', 'acct_of_another']);
});

it('asks for the others although it fails for one, and for nobody else of a provider that is silent', async () => {
  const faulty = sellers([payee('acct_1'), payee('acct_2')], async (id) => {
    if (id === 'acct_1') throw new Error('What it says cannot be read');
    return { bankFingerprints: ['fp_2'] };
  });
  await expect(faulty.look()).rejects.toThrow('Some bank accounts of sellers who have left');
  expect(noted).toEqual([['acct_2', ['bank stripe fp_2'], 1]]);
  asked = [];
  const silent = sellers([payee('acct_3'), payee('acct_4')], async () => {
    throw paymentsUnavailable(new Error('timeout'));
  });
  await silent.look();
  expect(asked).toEqual(['acct_3']);
});
