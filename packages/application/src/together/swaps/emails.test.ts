import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';
import { swapEmails } from './emails.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];
const newYork = 'America/New_York';

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
  it('goes to whoever is asked, says when, and leads to the rest', async () => {
    await app.ask({ timeZone: newYork });
    await app.sendEmails();
    expect(subjectsTo(bea)).toEqual(['Ana asks for a babysitting swap']);
    expect(emailsTo(bea)[0]?.text.replace(/[^\S\n]/g, ' ')).toBe(
      'Hi Bea,\n\nAna asks you for a babysitting swap. She asks for this time:\n\n' +
        'Saturday, March 7 at 5:00 AM EST, until 7:00 AM\n\n' +
        'See when and where: https://nestmates.example/babysitting-swaps?tab=pending&open=1\n\n' +
        'You can accept or decline on any plan. She is told what you answer. ' +
        'You can switch it off in your account: https://nestmates.example/account/notifications\n\nNestmates',
    );
    expect(emailsTo(ana)).toEqual([]);
  });

  it('names every time that is asked for and still lies ahead, and whose place it is', async () => {
    const [past, soon, last] = [days(1), days(2), days(3)].map((span) => later(app.clock.now(), span));
    await app.ask({
      date: last as Date,
      otherTimes: [past, soon].map((date) => ({ date: (date as Date).toISOString() })),
      place: { of: ana.id },
    });
    app.clock.forward(days(1));
    await app.sendEmails();
    const text = emailsTo(bea)[0]?.text ?? '';
    expect(text).toContain('asks you for a babysitting swap, at Ana’s place. Take the time that suits you:');
    expect(text.match(/\w+, March \d+ at .*$/gm)?.map((said) => said.replace(/\s/g, ' '))).toEqual([
      'Sunday, March 8 at 6:00 AM EDT, until 8:00 AM',
      'Saturday, March 7 at 5:00 AM EST, until 7:00 AM',
    ]);
    expect(text).not.toContain('March 6');
  });

  it('asks for the one time that still lies ahead, where the others have passed', async () => {
    const [past, last] = [days(1), days(2)].map((span) => later(app.clock.now(), span));
    await app.ask({ date: last as Date, otherTimes: [{ date: (past as Date).toISOString() }] });
    app.clock.forward(days(1));
    await app.sendEmails();
    expect(emailsTo(bea)[0]?.text).toContain('She asks for this time:');
  });

  it('says the time that is arranged, proposed or agreed to, and whose place it is', async () => {
    const { id: swapId } = await app.ask({ place: { of: ana.id } });
    await app.answer(swapId, 'confirmed');
    await app.sendEmails();
    expect(emailsTo(ana).at(-1)?.text).toMatch(
      /arranged: Saturday, March 7 at 5:00\sAM EST, until 7:00\sAM, at your place\./,
    );
    const date = later(app.clock.now(), days(5));
    await app.propose(swapId, date);
    await app.sendEmails();
    expect(emailsTo(bea).at(-1)?.text).toMatch(
      /another time: Tuesday, March 10 at 6:00\sAM EDT, until 8:00\sAM\./,
    );
    await app.times.answer(bea, { swapId, date: date.toISOString(), response: 'agreed' });
    await app.sendEmails();
    expect(emailsTo(ana).at(-1)?.text).toMatch(
      /Tuesday, March 10 at 6:00\sAM EDT, until 8:00\sAM, at your place/,
    );
  });

  it('says every time of a request that is no longer there', async () => {
    const otherTimes = [{ date: later(app.clock.now(), days(3)).toISOString() }];
    await app.answer((await app.ask({ otherTimes })).id, 'declined');
    await app.sendEmails();
    const text = emailsTo(ana)[0]?.text ?? '';
    expect(text).toContain('These times were asked for:');
    expect(text.match(/March \d+ at/g)).toEqual(['March 7 at', 'March 8 at']);
  });

  it.each([
    ['confirmed', 'Bea said yes to your babysitting swap', '?tab=confirmed&open=1'],
    ['declined', 'Bea cannot make your babysitting swap', '?tab=pending'],
  ] as const)('goes to whoever asked when it is %s', async (response, subject, list) => {
    await app.answer(await swapIn('pending'), response);
    await app.sendEmails();
    expect([subjectsTo(ana), subjectsTo(bea)]).toEqual([[subject], []]);
    expect(emailsTo(ana)[0]?.text).toContain(`https://nestmates.example/babysitting-swaps${list}\n`);
  });

  it.each([
    ['confirmed', 'Ana called off your babysitting swap'],
    ['pending', 'Ana no longer asks for a babysitting swap'],
  ] as const)('goes to whoever was asked when a %s one is called off', async (status, subject) => {
    await app.swaps.cancel(ana, { swapId: await swapIn(status) });
    await app.sendEmails();
    expect([subjectsTo(ana), subjectsTo(bea)]).toEqual([[], [subject]]);
    expect(emailsTo(bea)[0]?.text).toMatch(
      /It was to be on Saturday, March 7 at 5:00\sAM EST, until 7:00\sAM\./,
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
    expect(emailsTo(bea)[0]?.text).toMatch(/that you had accepted.*You need not keep the time free/s);
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

it('only the agreement fills a screen: that of whoever asked, or suggested the time', () => {
  const facts = {} as Parameters<typeof swapEmails.confirmed.words>[0];
  const moments = Object.entries(swapEmails).map(([name, { notification }]) => [
    name,
    notification?.moment?.(facts),
  ]);
  expect(moments.filter(([, moment]) => moment)).toEqual([
    ['confirmed', 'swap'],
    ['suggestionAgreed', 'swap'],
  ]);
});
