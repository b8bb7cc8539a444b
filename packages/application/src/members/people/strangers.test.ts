import { beforeEach, expect, it } from 'vitest';
import { MemoryShownStrangers } from '../../../testing/memory/memory-shown-strangers.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { lookUpLimits, Strangers } from './strangers.ts';

const ana = 1;
const membersFrom = (first: number, count: number) => Array.from({ length: count }, (_, nth) => first + nth);

let shown: MemoryShownStrangers;
let clock: StoppedClock;
let strangers: Strangers;
beforeEach(() => {
  [shown, clock] = [new MemoryShownStrangers(), new StoppedClock()];
  strangers = new Strangers({ shownStrangers: shown, clock });
});

const show = (ids: readonly number[]) => strangers.within(ana, ids, (id) => id);
const forwardTo = (time: string) => clock.forward(new Date(time).getTime() - clock.now().getTime());

it('shows 300 strangers in a day of UTC, and more from midnight on', async () => {
  forwardTo('2026-03-05T23:59:58.500Z');
  expect(await show(membersFrom(10, 301))).toEqual(membersFrom(10, 300));
  expect(await show([10, 310])).toEqual([10]);
  await expect(show([310])).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfterSeconds: 2 },
  });
  forwardTo('2026-03-06T00:00:00Z');
  expect(await show([310])).toEqual([310]);
});

it('does not count those whom the member knows, nor a list without anybody', async () => {
  await show(membersFrom(10, 300));
  expect(await strangers.within(ana, [7, 400], (id) => (id === 7 ? undefined : id))).toEqual([7]);
  expect(await strangers.within(ana, [7], () => undefined)).toEqual([7]);
  expect(await show([])).toEqual([]);
});

it('lets 60 of the 300 be looked up by their number', () => {
  forwardTo('2026-03-05T23:59:58.500Z');
  expect(lookUpLimits(clock.now())).toEqual({ day: '2026-03-05', max: 300, maxByNumber: 60 });
});

it('counts whom the member names by their number, 60 a day or as many as are said', async () => {
  for (const id of membersFrom(10, 60)) await strangers.byNumber(ana, id);
  await strangers.byNumber(ana, 10);
  await expect(strangers.byNumber(ana, 70)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await strangers.byNumber(ana, 70, 61);
  await expect(strangers.byNumber(ana, 71, 61)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await show([72])).toEqual([72]);
});
