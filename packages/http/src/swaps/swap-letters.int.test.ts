import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersTo, withoutEarlierLetters } from '../../testing/sent-letters.ts';
import { answerSwap, cancelSwap, confirmedSwap, inDays, pendingSwap } from '../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const onWhichDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

describe('the letter about a swap', () => {
  it('goes to whoever is asked, and leads to when and where', async () => {
    const { ana, bea } = await pendingSwap(server);
    await server.runJobs();
    const [letter, ...more] = await lettersTo(server, bea);
    expect(letter?.subject).toBe('Ana asks for a babysitting swap');
    expect(letter?.text).toContain(`See when and where: ${server.origin}/babysitting-swaps`);
    expect([more, await lettersTo(server, ana)]).toEqual([[], []]);
  });

  it.each([
    ['confirmed', 'Bea said yes to your babysitting swap'],
    ['declined', 'Bea cannot make your babysitting swap'],
  ])('goes to whoever asked when it is %s', async (answer, subject) => {
    const { ana, bea, swapId } = await withoutEarlierLetters(server, pendingSwap(server));
    await answerSwap(bea, swapId, answer);
    await server.runJobs();
    expect(await lettersTo(server, ana)).toEqual([
      expect.objectContaining({
        subject,
        text: expect.stringContaining(`${server.origin}/babysitting-swaps`),
      }),
    ]);
    expect(await lettersTo(server, bea)).toEqual([]);
  });

  it.each([
    ['what was arranged', confirmedSwap, 'Ana called off your babysitting swap'],
    ['what waits for an answer', pendingSwap, 'Ana no longer asks for a babysitting swap'],
  ])('goes to whoever was asked when %s is called off', async (_, begin, subject) => {
    const { ana, bea, swapId } = await withoutEarlierLetters(server, begin(server));
    await cancelSwap(ana, swapId);
    await server.runJobs();
    const [letter, ...more] = await lettersTo(server, bea);
    expect(letter?.subject).toBe(subject);
    expect(letter?.text).toContain(`${server.origin}/babysitting-swaps`);
    expect([more, await lettersTo(server, ana)]).toEqual([[], []]);
  });

  it('gives the time in UTC for a swap that is in no list any more', async () => {
    const { ana, bea, swapId } = await withoutEarlierLetters(server, confirmedSwap(server));
    await cancelSwap(ana, swapId);
    await server.runJobs();
    const [letter] = await lettersTo(server, bea);
    expect(letter?.text).toContain(`It was to begin on ${onWhichDay.format(inDays(2))} at `);
    expect(letter?.text).toMatch(/[AP]M UTC\./);
  });

  it('contains no text typed for the swap', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    await cancelSwap(ana, swapId);
    const other = await pendingSwap(server);
    await answerSwap(other.bea, other.swapId, 'declined');
    await server.runJobs();
    const letters = await Promise.all(
      [ana, bea, other.ana, other.bea].map((member) => lettersTo(server, member)),
    );
    expect(letters.flat()).not.toEqual([]);
    expect(JSON.stringify(letters)).not.toMatch(/Zilker|Sam|512|Naps|girl/);
  });
});
