import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';
import { swapEmails } from './emails.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];

let app: ReturnType<typeof swapsInMemory>;
beforeEach(() => {
  app = swapsInMemory();
});

const emailsTo = ({ email }: typeof ana) => app.mailer.to(email);
const subjectsTo = (member: typeof ana) => emailsTo(member).map(({ subject }) => subject);

/** A swap about which no e-mail waits any more. */
async function swapIn(status: 'pending' | 'confirmed'): Promise<number> {
  const { id } = await app.ask();
  if (status === 'confirmed') await app.answer(id, 'confirmed');
  await app.sendEmails();
  app.mailer.sent.length = 0;
  return id;
}

describe('the e-mail about a swap', () => {
  it('goes to whoever is asked, and leads to when and where', async () => {
    await app.ask();
    await app.sendEmails();
    expect(subjectsTo(bea)).toEqual(['Ana asks for a babysitting swap']);
    expect(emailsTo(bea)[0]?.text).toBe(
      'Hi Bea,\n\nAna asks you for a babysitting swap and waits for your answer.\n\n' +
        'See when and where: https://nestmates.example/babysitting-swaps\n\n' +
        'You can accept or decline on any plan. She is told what you answer. ' +
        'You can switch it off in your account: https://nestmates.example/account\n\nNestmates',
    );
    expect(emailsTo(ana)).toEqual([]);
  });

  it.each([
    ['confirmed', 'Bea said yes to your babysitting swap'],
    ['declined', 'Bea cannot make your babysitting swap'],
  ] as const)('goes to whoever asked when it is %s', async (response, subject) => {
    await app.answer(await swapIn('pending'), response);
    await app.sendEmails();
    expect([subjectsTo(ana), subjectsTo(bea)]).toEqual([[subject], []]);
    expect(emailsTo(ana)[0]?.text).toContain('https://nestmates.example/babysitting-swaps');
  });

  it.each([
    ['confirmed', 'Ana called off your babysitting swap'],
    ['pending', 'Ana no longer asks for a babysitting swap'],
  ] as const)('goes to whoever was asked when a %s one is called off', async (status, subject) => {
    await app.swaps.cancel(ana, { swapId: await swapIn(status) });
    await app.sendEmails();
    expect([subjectsTo(ana), subjectsTo(bea)]).toEqual([[], [subject]]);
    expect(emailsTo(bea)[0]?.text).toContain(
      'It was to begin on Saturday, March 7, 2026 at 10:00 AM UTC. UTC is world time',
    );
  });

  it('contains no text typed for the swap', async () => {
    await app.swaps.cancel(ana, { swapId: (await app.ask()).id });
    await app.answer((await app.ask()).id, 'declined');
    const { id } = await app.ask();
    await app.answer(id, 'confirmed');
    await app.swaps.cancel(ana, { swapId: id });
    await app.sendEmails();
    expect(app.mailer.sent.length).toBeGreaterThan(2);
    expect(JSON.stringify(app.mailer.sent)).not.toMatch(/Zilker|Sam|512|Naps|girl/);
  });
});

describe('no e-mail about a swap is sent', () => {
  it.each([
    ['once the two have parted', () => app.pairs.disconnect(ana.id, bea.id)],
    ['behind a block of the one', () => app.block(ana, bea)],
    ['behind a block of the other', () => app.block(bea, ana)],
  ])('%s', async (_, end) => {
    await app.answer(await swapIn('pending'), 'confirmed');
    await app.ask();
    end();
    await app.sendEmails();
    expect(app.mailer.sent).toEqual([]);
  });

  it('to a member who has switched them off; the other still gets hers', async () => {
    await app.settings.save(bea.id, { swapEmails: false });
    const id = await swapIn('pending');
    await app.answer(id, 'confirmed');
    await app.swaps.cancel(ana, { swapId: id });
    await app.ask();
    await app.answer((await app.ask({ date: later(app.clock.now(), days(4)) })).id, 'declined');
    await app.sendEmails();
    expect(subjectsTo(ana)).toEqual(['Bea cannot make your babysitting swap']);
    expect(emailsTo(bea)).toEqual([]);
  });

  it('about a response that was cancelled meanwhile: only about the cancellation', async () => {
    const id = await swapIn('pending');
    await app.answer(id, 'confirmed');
    await app.swaps.cancel(ana, { swapId: id });
    await app.sendEmails();
    expect(app.mailer.sent).toMatchObject([
      { to: bea.email, subject: 'Ana called off your babysitting swap' },
    ]);
  });

  it('once its time has come, but during a swap its cancellation is still announced', async () => {
    const id = await swapIn('confirmed');
    await app.ask({ date: later(app.clock.now(), days(1)) });
    app.clock.forward(days(2) + hours(1));
    await app.swaps.cancel(ana, { swapId: id });
    await app.sendEmails();
    expect(app.mailer.sent).toMatchObject([{ subject: 'Ana called off your babysitting swap' }]);
  });

  it('about asking more than three times a day, which uses up no e-mail about anything else', async () => {
    for (const nth of [2, 3, 4, 5]) await app.ask({ date: later(app.clock.now(), days(nth)) });
    await app.sendEmails();
    expect(subjectsTo(bea)).toEqual(Array(3).fill('Ana asks for a babysitting swap'));
    await app.answer(1, 'confirmed');
    await app.swaps.cancel(ana, { swapId: 1 });
    await app.sendEmails();
    expect(subjectsTo(bea)).toContain('Ana called off your babysitting swap');
  });

  it('twice, however often its job comes', async () => {
    await app.ask();
    const [asked] = app.jobs.waiting;
    if (asked) app.jobs.waiting.push(asked);
    await app.sendEmails();
    expect(subjectsTo(bea)).toEqual(['Ana asks for a babysitting swap']);
  });
});

it('only the agreement fills the screen of whoever asked', () => {
  const facts = {} as Parameters<typeof swapEmails.confirmed.words>[0];
  const moments = Object.entries(swapEmails).map(([name, { notification }]) => [
    name,
    notification?.moment?.(facts),
  ]);
  expect(moments.filter(([, moment]) => moment)).toEqual([['confirmed', 'swap']]);
});
