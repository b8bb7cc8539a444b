import { memberSteps } from '@nestmates/application/testing/orders/member-steps.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { rounds } from '@nestmates/domain/testing/depth.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderPlace, orderInMemory, orderOnServer } from '../../../testing/replay/order-places.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off', PLATFORM_FEE_BPS: '0', NEW_SELLER_HOLD_DAYS: '0' },
  });
});
afterAll(() => server.close());

type Step = (place: OrderPlace) => Promise<unknown> | unknown;

const steps: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(
    Object.entries(memberSteps).map(([name, step]): [string, Step] => [
      name,
      ({ parties, orderId }) => step(parties, orderId),
    ]),
  ),
  'a part is refunded in the dashboard': (place) => place.refundInDashboard(1000),
  'the bank takes a part': (place) => place.openDispute(900),
  'the bank takes all that was paid': (place) => place.openDispute(4975),
  'the bank asks': (place) => place.openDispute(0),
  'the bank decides for the seller': (place) => place.closeDispute('won'),
  'the bank decides for the buyer': (place) => place.closeDispute('lost'),
  'the bank asks no more': (place) => place.closeDispute('closed'),
  'the payments are looked at': (place) => place.lookAtPayments(),
  'an hour passes': (place) => place.forward(hours(1)),
  'three days pass': (place) => place.forward(days(3)),
};

const done = 'done';

/** What was answered: nothing, or the refusal that a member reads. */
async function answerOf(place: OrderPlace, step: Step): Promise<string> {
  try {
    await step(place);
    return done;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.message;
  }
}

async function lived(place: OrderPlace, { isPaid, history }: Trace) {
  const answers: string[] = [];
  if (isPaid) await place.pay();
  await place.work();
  for (const name of history) {
    const answer = await answerOf(place, steps[name] ?? (() => undefined));
    answers.push(`${name}: ${answer}`);
    if (answer === done) await place.work();
  }
  place.forward(days(40));
  await place.work();
  return { answers, end: await place.end() };
}

interface Trace {
  readonly isPaid: boolean;
  readonly history: readonly string[];
}
const likely = ['ships', 'confirms', 'reports', 'asks to send it back', 'has it back', 'refunds a part'];
const traces = fc.record({
  isPaid: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  history: fc.array(fc.oneof(fc.constantFrom(...likely), fc.constantFrom(...Object.keys(steps))), {
    maxLength: 10,
  }),
});

it(
  'is answered the same and ends the same on PostgreSQL as in memory, whatever the two, the bank and administrators do',
  async () => {
    const asked = fc.asyncProperty(traces, async (trace) => {
      const [inMemory, onServer] = [await orderInMemory(), await orderOnServer(server)];
      expect(await lived(onServer, trace)).toEqual(await lived(inMemory, trace));
    });
    // A shorter history is not looked for: each is lived on PostgreSQL.
    await fc.assert(asked, { numRuns: rounds(200, 4), seed: 20_261_130, endOnFailure: true });
  },
  rounds(20, 2) * 60_000,
);
