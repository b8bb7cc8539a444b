import { days, hours } from '@nestmates/domain/shared/time.ts';
import { mailer } from '@nestmates/infrastructure/mail/ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersTo, subjectsTo, withoutEarlierLetters } from '../../testing/sent-letters.ts';
import {
  answerSwap,
  askForSwap,
  type ConnectedPair,
  cancelSwap,
  confirmedSwap,
  inDays,
  pendingSwap,
  swapRequestOf,
} from '../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let broken = false;
beforeAll(async () => {
  server = await testServer({
    swap(container) {
      const real = container.get(mailer);
      container.rebind(mailer).toConstantValue({
        send: (mail) => (broken ? Promise.reject(new Error('no mail today')) : real.send(mail)),
      });
    },
  });
});
afterAll(() => server.close());

describe('no letter about a swap is sent', () => {
  it.each([
    ['once the two have parted', ({ ana, bea }: ConnectedPair) => bea.delete(`/api/matches/${ana.id}`)],
    ['once one has blocked the other', ({ ana, bea }: ConnectedPair) => ana.post(`/api/blocks/${bea.id}`)],
    [
      'behind a block, even before that has ended it',
      ({ ana, bea }: ConnectedPair) =>
        server.knex('blocks').insert({ blockerId: bea.id, blockedId: ana.id, createdAt: new Date() }),
    ],
  ])('%s', async (_, end) => {
    const both = await withoutEarlierLetters(server, pendingSwap(server));
    await answerSwap(both.bea, both.swapId, 'confirmed');
    await askForSwap(both.ana, swapRequestOf(both));
    await end(both);
    await server.runJobs();
    expect([await lettersTo(server, both.ana), await lettersTo(server, both.bea)]).toEqual([[], []]);
  });

  it('about a response that was cancelled meanwhile: only about the cancellation', async () => {
    const { ana, bea, swapId } = await withoutEarlierLetters(server, pendingSwap(server));
    await answerSwap(bea, swapId, 'confirmed');
    await cancelSwap(ana, swapId);
    await server.runJobs();
    expect(await subjectsTo(server, ana)).toEqual([]);
    expect(await subjectsTo(server, bea)).toEqual(['Ana called off your babysitting swap']);
  });

  it('once its time has come, but during a swap its cancellation is still announced', async () => {
    const late = await testServer();
    try {
      const [waiting, answered] = [await pendingSwap(late), await confirmedSwap(late)];
      late.clock.forward(days(2) + hours(1));
      await cancelSwap(answered.ana, answered.swapId);
      await late.runJobs();
      expect(await late.knex('sandbox_mail').select('to', 'subject')).toEqual([
        { to: answered.bea.email, subject: 'Ana called off your babysitting swap' },
      ]);
      expect(
        await late.knex('babysitting_swaps').where({ id: waiting.swapId, status: 'pending' }),
      ).toHaveLength(1);
    } finally {
      await late.close();
    }
  });

  it('about asking more than three times a day, which uses up no letter about anything else', async () => {
    const { ana, bea, swapId, ...rest } = await pendingSwap(server);
    for (const nth of [3, 4, 5]) {
      await askForSwap(ana, { ...swapRequestOf({ bea, ...rest }), date: inDays(nth).toISOString() });
    }
    await server.runJobs();
    expect(await subjectsTo(server, bea)).toEqual(Array(3).fill('Ana asks for a babysitting swap'));
    await answerSwap(bea, swapId, 'confirmed');
    await cancelSwap(ana, swapId);
    await server.runJobs();
    expect(await subjectsTo(server, bea)).toContain('Ana called off your babysitting swap');
  });

  it('twice, however often its job comes', async () => {
    const { bea, swapId } = await pendingSwap(server);
    await server.runJobs();
    const again = JSON.stringify({ swapId });
    await server.knex.raw("select graphile_worker.add_job('swaps.asked', ?::json)", [again]);
    await server.runJobs();
    expect(await subjectsTo(server, bea)).toEqual(['Ana asks for a babysitting swap']);
  });

  it('while no mail goes out; it is when the job is tried again', async () => {
    const { bea } = await pendingSwap(server);
    broken = true;
    await server.runJobs();
    broken = false;
    expect(await lettersTo(server, bea)).toEqual([]);
    await server.knex.raw('update graphile_worker._private_jobs set run_at = now()');
    await server.runJobs();
    expect(await subjectsTo(server, bea)).toEqual(['Ana asks for a babysitting swap']);
  });
});
