import { days, hours } from '@nestmates/domain/shared/time.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearedOfLetters, lettersTo, subjectsTo } from '../testing/sent-letters.ts';
import {
  answerSwap,
  arranged,
  asked,
  askForSwap,
  cancelSwap,
  type Friends,
  inDays,
  wishOf,
} from '../testing/swap-setup.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let broken = false;
beforeAll(async () => {
  server = await testServer({
    swap(container) {
      const mailer = container.get(ports.mailer);
      container.rebind(ports.mailer).toConstantValue({
        send: (mail) => (broken ? Promise.reject(new Error('no mail today')) : mailer.send(mail)),
      });
    },
  });
});
afterAll(() => server.close());

describe('no letter about a swap is written', () => {
  it.each([
    ['once the two have parted', ({ ana, bea }: Friends) => bea.delete(`/api/matches/${ana.id}`)],
    ['once one has blocked the other', ({ ana, bea }: Friends) => ana.post(`/api/blocks/${bea.id}`)],
    [
      'behind a block, even before that has ended it',
      ({ ana, bea }: Friends) =>
        server.knex('blocks').insert({ blockerId: bea.id, blockedId: ana.id, createdAt: new Date() }),
    ],
  ])('%s', async (_, end) => {
    const both = await clearedOfLetters(server, asked(server));
    await answerSwap(both.bea, both.swapId, 'confirmed');
    await askForSwap(both.ana, wishOf(both));
    await end(both);
    await server.work();
    expect([await lettersTo(server, both.ana), await lettersTo(server, both.bea)]).toEqual([[], []]);
  });

  it('of an answer that is called off by then: only of that', async () => {
    const { ana, bea, swapId } = await clearedOfLetters(server, asked(server));
    await answerSwap(bea, swapId, 'confirmed');
    await cancelSwap(ana, swapId);
    await server.work();
    expect(await subjectsTo(server, ana)).toEqual([]);
    expect(await subjectsTo(server, bea)).toEqual(['Ana called off your babysitting swap']);
  });

  it('once its time has come, but while it is under way she hears that it is called off', async () => {
    const late = await testServer();
    try {
      const [waiting, answered] = [await asked(late), await arranged(late)];
      late.clock.forward(days(2) + hours(1));
      await cancelSwap(answered.ana, answered.swapId);
      await late.work();
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
    const { ana, bea, swapId, ...rest } = await asked(server);
    for (const nth of [3, 4, 5]) {
      await askForSwap(ana, { ...wishOf({ bea, ...rest }), date: inDays(nth).toISOString() });
    }
    await server.work();
    expect(await subjectsTo(server, bea)).toEqual(Array(3).fill('Ana asks for a babysitting swap'));
    await answerSwap(bea, swapId, 'confirmed');
    await cancelSwap(ana, swapId);
    await server.work();
    expect(await subjectsTo(server, bea)).toContain('Ana called off your babysitting swap');
  });

  it('twice, however often its job comes', async () => {
    const { bea, swapId } = await asked(server);
    await server.work();
    const again = JSON.stringify({ swapId, news: 'asked' });
    await server.knex.raw("select graphile_worker.add_job('swaps.write-letter', ?::json)", [again]);
    await server.work();
    expect(await subjectsTo(server, bea)).toEqual(['Ana asks for a babysitting swap']);
  });

  it('while no mail goes out; it is when the job is tried again', async () => {
    const { bea } = await asked(server);
    broken = true;
    await server.work();
    broken = false;
    expect(await lettersTo(server, bea)).toEqual([]);
    await server.knex.raw('update graphile_worker._private_jobs set run_at = now()');
    await server.work();
    expect(await subjectsTo(server, bea)).toEqual(['Ana asks for a babysitting swap']);
  });
});
