import { describe, expect, it } from 'vitest';
import { anOrder, orderTimes } from '../../../testing/orders/an-order.ts';
import { days, hours, later, seconds } from '../../platform/shared/time.ts';
import { enterOrder, orderActionsOpenTo } from './actions/order-actions.ts';
import { dueStep, nextLookAt } from './order-schedule.ts';
import { autoReleaseAt, parcelStallsAt, releaseReminderAt } from './order-times.ts';
import { type Parcel, parcelAfter, type SentTracking, sentWith } from './parcel.ts';
import { isFollowed, withReport } from './parcel-reports.ts';

const { shipped: sentAt } = orderTimes;
const after = (ms: number): Date => later(sentAt, ms);
const numbered = { carrier: 'usps', number: '9400' } as const;
const sent = (tracking: SentTracking | null, pausedFor = 0) => ({
  ...anOrder('shipped'),
  tracking,
  pausedFor,
});
const announced: Parcel = { state: 'announced' };
const moving = (at: Date): Parcel => ({ state: 'moving', at });
const delivered = (at: Date): Parcel => ({ state: 'delivered', at });
const known = (parcel: Parcel, releaseWaits = true) => sent({ ...numbered, releaseWaits, parcel });

describe('the release of an order that was sent', () => {
  it.each([
    ['without tracking', null],
    ['without a number', sentWith({ carrier: 'usps', number: null }, true)],
    ['of a parcel that its carrier does not know', sentWith(numbered, true)],
    ['where the setting is off', { ...numbered, parcel: delivered(after(days(6))) }],
    ['where it is off and the parcel moves', { ...numbered, parcel: moving(after(days(6))) }],
  ] as const)('comes after seven days, to the second, %s', (_, tracking) => {
    const order = sent(tracking);
    expect(autoReleaseAt(order)).toEqual(after(days(7)));
    expect(releaseReminderAt(order)).toEqual(after(days(5)));
    expect(dueStep(order, after(days(7) - seconds(1)))).toBe('remindRelease');
    expect(dueStep(order, after(days(7)))).toBe('autoRelease');
    expect(() => enterOrder('autoRelease', order, 'clock', after(days(7) - seconds(1)))).toThrow('too early');
    expect(enterOrder('autoRelease', order, 'clock', after(days(7))).status).toBe('completed');
  });

  it('waits for a parcel that moves, however long', () => {
    const order = known(moving(after(days(30))));
    expect(autoReleaseAt(order)).toBeUndefined();
    expect(dueStep(order, after(days(36)))).toBeUndefined();
    expect(orderActionsOpenTo(order, 'clock', after(days(36)))).toEqual([]);
    expect(() => enterOrder('autoRelease', order, 'clock', after(days(1000)))).toThrow('too early');
    expect(nextLookAt(order, after(days(30)))).toEqual(after(days(37)));
  });

  it.each([
    ['three days after a late delivery', days(9), days(12)],
    ['not before the seven days after an early one', days(2), days(7)],
    ['not before them after one that was before it was sent', -days(20), days(7)],
  ])('comes %s', (_, arrived, released) => {
    const order = known(delivered(after(arrived)));
    expect(autoReleaseAt(order)).toEqual(after(released));
    expect(dueStep(order, after(released - seconds(1)))).toBe('remindRelease');
    expect(dueStep(order, after(released))).toBe('autoRelease');
  });

  it('is later by what a dispute has taken of it', () => {
    const tracking = { ...numbered, releaseWaits: true, parcel: delivered(after(days(9))) };
    expect(autoReleaseAt(sent(tracking, days(4)))).toEqual(after(days(16)));
  });
});

describe('a parcel that stands still', () => {
  it.each([true, false])(
    'opens a problem at the time of the release, waiting for delivery or not: %s',
    (waits) => {
      const order = known(announced, waits);
      expect(dueStep(order, after(days(7) - seconds(1)))).not.toBe('checkParcel');
      expect(dueStep(order, after(days(7)))).toBe('checkParcel');
      expect(nextLookAt(order, after(days(6)))).toEqual(after(days(7)));
      expect(() => enterOrder('reportStalled', order, 'clock', after(days(7) - seconds(1)))).toThrow(
        'too early',
      );
      const problem = enterOrder('reportStalled', order, 'clock', after(days(7)));
      expect(problem).toMatchObject({ status: 'problem', stopped: null, tracking: { stalled: true } });
      expect(dueStep(problem, after(days(10)))).toBe('escalateProblem');
    },
  );

  it('counts from its last scan, or from when it was sent if that was later', () => {
    expect(parcelStallsAt(known(moving(after(days(3)))))).toEqual(after(days(10)));
    expect(parcelStallsAt(known(moving(after(-days(3)))))).toEqual(after(days(7)));
    expect(parcelStallsAt(known({ state: 'failed', at: after(days(8)) }))).toEqual(after(days(15)));
  });

  it('is none once it has arrived, or where the carrier does not know it', () => {
    expect(parcelStallsAt(known(delivered(after(days(1)))))).toBeUndefined();
    expect(() =>
      enterOrder('reportStalled', sent(sentWith(numbered, true)), 'clock', after(days(90))),
    ).toThrow('too early');
  });

  it('does not stop a release that was due before', () => {
    const order = known(moving(after(days(3))), false);
    expect(dueStep(order, after(days(20)))).toBe('autoRelease');
  });
});

describe('what a carrier says', () => {
  const now = after(days(4));
  it.each([
    ['its first word counts', undefined, announced, announced],
    ['it moves', announced, moving(after(days(1))), moving(after(days(1)))],
    ['it does not go back to its label', moving(after(days(1))), announced, moving(after(days(1)))],
    ['an older scan is nothing new', moving(after(days(2))), moving(after(days(1))), moving(after(days(2)))],
    ['it has arrived', moving(after(days(2))), delivered(after(days(1))), delivered(after(days(1)))],
    ['it has arrived for good', delivered(after(days(1))), moving(now), delivered(after(days(1)))],
    ['nothing lies ahead of the clock', announced, delivered(after(days(40))), delivered(now)],
  ] as const)('%s', (_, before, reported, expected) => {
    expect(parcelAfter(before, reported, now)).toEqual(expected);
  });

  it('is said once, and followed until it has arrived or the order is over', () => {
    const order = sent(numbered);
    if (!isFollowed(order)) throw new Error('It is followed');
    const news = withReport(order, 'there', moving(after(hours(5))), now);
    expect(news).toMatchObject({ hasArrived: false, order: { tracking: { parcel: { state: 'moving' } } } });
    if (!news) throw new Error('It is news');
    expect(withReport(news.order, 'there', moving(after(hours(5))), now)).toBeUndefined();
    const arrived = withReport(news.order, 'there', delivered(now), now);
    expect(arrived?.hasArrived).toBe(true);
    expect(arrived && isFollowed(arrived.order)).toBe(false);
    expect(isFollowed(anOrder('completed'))).toBe(false);
    expect(isFollowed({ ...anOrder('problem'), tracking: numbered })).toBe(true);
    expect(isFollowed(sent({ carrier: 'usps', number: null }))).toBe(false);
  });
});
