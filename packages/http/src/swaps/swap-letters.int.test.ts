import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearedOfLetters, lettersTo } from '../testing/sent-letters.ts';
import { answerSwap, arranged, asked, cancelSwap, inDays } from '../testing/swap-setup.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const onWhichDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

describe('the letter about a swap', () => {
  it('goes to whoever is asked, and leads to when and where', async () => {
    const { ana, bea } = await asked(server);
    await server.work();
    const [letter, ...more] = await lettersTo(server, bea);
    expect(letter?.subject).toBe('Ana asks for a babysitting swap');
    expect(letter?.text).toContain(`See when and where: ${server.origin}/babysitting-swaps`);
    expect([more, await lettersTo(server, ana)]).toEqual([[], []]);
  });

  it.each([
    ['confirmed', 'Bea said yes to your babysitting swap'],
    ['declined', 'Bea cannot make your babysitting swap'],
  ])('goes to whoever asked when it is %s', async (answer, subject) => {
    const { ana, bea, swapId } = await clearedOfLetters(server, asked(server));
    await answerSwap(bea, swapId, answer);
    await server.work();
    expect(await lettersTo(server, ana)).toEqual([
      expect.objectContaining({
        subject,
        text: expect.stringContaining(`${server.origin}/babysitting-swaps`),
      }),
    ]);
    expect(await lettersTo(server, bea)).toEqual([]);
  });

  it.each([
    ['what was arranged', arranged, 'Ana called off your babysitting swap'],
    ['what waits for an answer', asked, 'Ana no longer asks for a babysitting swap'],
  ])('goes to whoever was asked when %s is called off', async (_, begin, subject) => {
    const { ana, bea, swapId } = await clearedOfLetters(server, begin(server));
    await cancelSwap(ana, swapId);
    await server.work();
    const [letter, ...more] = await lettersTo(server, bea);
    expect(letter?.subject).toBe(subject);
    expect(letter?.text).toContain(`${server.origin}/babysitting-swaps`);
    expect([more, await lettersTo(server, ana)]).toEqual([[], []]);
  });

  it('says in world time when that was which is in no list any more', async () => {
    const { ana, bea, swapId } = await clearedOfLetters(server, arranged(server));
    await cancelSwap(ana, swapId);
    await server.work();
    const [letter] = await lettersTo(server, bea);
    expect(letter?.text).toContain(`It was to begin on ${onWhichDay.format(inDays(2))} at `);
    expect(letter?.text).toMatch(/[AP]M UTC\./);
  });

  it('holds nothing that was typed for the swap', async () => {
    const { ana, bea, swapId } = await arranged(server);
    await cancelSwap(ana, swapId);
    const other = await asked(server);
    await answerSwap(other.bea, other.swapId, 'declined');
    await server.work();
    const letters = await Promise.all(
      [ana, bea, other.ana, other.bea].map((member) => lettersTo(server, member)),
    );
    expect(letters.flat()).not.toEqual([]);
    expect(JSON.stringify(letters)).not.toMatch(/Zilker|Sam|512|Naps|girl/);
  });
});
