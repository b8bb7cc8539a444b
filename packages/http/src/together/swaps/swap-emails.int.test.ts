import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsTo, subjectsTo } from '../../../testing/sent-emails.ts';
import {
  answerSwap,
  askForSwap,
  cancelSwap,
  pendingSwap,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let broken = false;
beforeAll(async () => {
  server = await testServer({
    swap(container) {
      const real = container.get(port('mailer'));
      container.rebind(port('mailer')).toConstantValue({
        send: (mail) => (broken ? Promise.reject(new Error('no mail today')) : real.send(mail)),
      });
    },
  });
});
afterAll(() => server.close());

describe('the e-mails about a swap', () => {
  it('are each sent by the job that was written with the change', async () => {
    const { ana, bea, swapId, ...rest } = await pendingSwap(server);
    await server.runJobs();
    const [asked] = await emailsTo(server, bea);
    expect(asked?.text).toContain(`See when and where: ${server.origin}/babysitting-swaps`);
    await answerSwap(bea, swapId, 'confirmed');
    await server.runJobs();
    await cancelSwap(ana, swapId);
    const askAgain = async () => (await askForSwap(ana, swapRequestOf({ bea, ...rest }))).body.id;
    await answerSwap(bea, await askAgain(), 'declined');
    await cancelSwap(ana, await askAgain());
    await server.runJobs();
    expect(await subjectsTo(server, ana)).toEqual([
      'Bea said yes to your babysitting swap',
      'Bea cannot make your babysitting swap',
    ]);
    expect((await subjectsTo(server, bea)).toSorted()).toEqual([
      'Ana asks for a babysitting swap',
      'Ana called off your babysitting swap',
      'Ana no longer asks for a babysitting swap',
    ]);
  });

  it('are not sent while no mail goes out; they are when the job is tried again', async () => {
    const { bea } = await pendingSwap(server);
    broken = true;
    await server.runJobs();
    broken = false;
    expect(await emailsTo(server, bea)).toEqual([]);
    await server.knex.raw('update graphile_worker._private_jobs set run_at = now()');
    await server.runJobs();
    expect(await subjectsTo(server, bea)).toEqual(['Ana asks for a babysitting swap']);
  });
});
