import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aMember, entitlementOf } from '../../../testing/a-member.ts';
import { MemoryEvents } from '../../../testing/memory/memory-events.ts';
import { MemoryPairs } from '../../../testing/memory/memory-pairs.ts';
import { MemoryPeople } from '../../../testing/memory/memory-people.ts';
import { MemoryWaves } from '../../../testing/memory/memory-waves.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { NotificationList } from '../../members/notifications/notification-list.ts';
import type { Notification } from '../../members/notifications/ports.ts';
import { Waves } from './waves.ts';

const [ana, bea, cleo] = [aCaller({ id: 1 }), aCaller({ id: 2 }), aCaller({ id: 3 })];

/** Ana, without a plan, is connected with Bea, who has Pro, and not with Cleo. */
function wavesInMemory() {
  const clock = new StoppedClock();
  const people = new MemoryPeople([
    aMember({ id: 1, firstName: 'Ana' }),
    aMember({ id: 2, firstName: 'Bea', entitlement: entitlementOf.pro }),
    aMember({ id: 3, firstName: 'Cleo' }),
  ]);
  const [pairs, events] = [new MemoryPairs(people), new MemoryEvents()];
  pairs.connect(ana.id, bea.id, 80, clock.now());
  const told: Notification[] = [];
  const notificationStore = stub<NotificationList['needs']['notificationStore']>({
    put: async (one) => void told.push(one),
  });
  const { transaction } = pairs;
  const waves = new Waves({
    waveStore: new MemoryWaves(pairs),
    pairs,
    members: stub({ find: (id) => people.find(id) }),
    notificationList: new NotificationList({ notificationStore, events, transaction, clock }),
    events,
    transaction,
    clock,
  });
  const wave = async (by = ana, to = bea) => waves.wave(by, { userId: to.id });
  const between = async (by = ana, to = bea) => waves.between(by, { userId: to.id });
  return { clock, people, pairs, events, told, wave, between };
}

describe('a wave', () => {
  it('is told to the other, and both pages learn of it at once', async () => {
    const { clock, events, told, wave } = wavesInMemory();
    expect(await wave()).toEqual({ id: 1, senderId: ana.id, at: clock.now().toISOString() });
    expect(told).toMatchObject([
      {
        memberId: bea.id,
        kind: 'connection',
        topic: 'wave-1',
        otherId: ana.id,
        sentence: 'Ana waved to you',
        path: '/messages?user=1',
      },
    ]);
    expect(events.announced).toEqual([
      { to: bea.id, event: { type: 'notification' } },
      { to: bea.id, event: { type: 'wave', userId: ana.id } },
      { to: ana.id, event: { type: 'wave', userId: bea.id } },
    ]);
  });

  it('is sent once a week, and a second one tells nobody', async () => {
    const { clock, told, wave, between } = wavesInMemory();
    await wave();
    clock.forward(days(4) + hours(3));
    await expect(wave()).rejects.toMatchObject({
      kind: 'rate-limited',
      code: 'WAVED',
      message: 'You have waved this week. You can wave again in 3 days.',
    });
    expect(told).toHaveLength(1);
    const againAt = later(clock.now(), days(2) + hours(21)).toISOString();
    expect(await between()).toMatchObject({ mayWave: false, againAt });
    clock.forward(days(3));
    expect(await between()).toMatchObject({ mayWave: true, againAt: null });
    expect(await wave()).toMatchObject({ id: 2 });
  });

  it('is answered by another, in the week of whoever answers', async () => {
    const { wave, between } = wavesInMemory();
    await wave();
    expect(await between(bea, ana)).toMatchObject({ waves: [{ senderId: ana.id }], mayWave: true });
    await wave(bea, ana);
    expect(await between(bea, ana)).toMatchObject({
      waves: [{ senderId: ana.id }, { senderId: bea.id }],
      mayWave: false,
    });
  });

  it('says which of the two can write', async () => {
    const { between } = wavesInMemory();
    expect(await between(ana, bea)).toMatchObject({ otherCanWrite: true });
    expect(await between(bea, ana)).toMatchObject({ otherCanWrite: false });
  });

  it('needs a connection, and finds nobody behind a block', async () => {
    const { clock, pairs, told, wave, between } = wavesInMemory();
    await expect(wave(ana, cleo)).rejects.toMatchObject({ kind: 'forbidden', code: 'NOT_CONNECTED' });
    await expect(between(ana, cleo)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(wave(ana, ana)).rejects.toMatchObject({ code: 'VALIDATION' });
    pairs.blocks.push({ by: bea.id, of: ana.id, at: clock.now() });
    await expect(wave()).rejects.toMatchObject({ message: 'We could not find this member.' });
    await expect(between()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(told).toEqual([]);
  });
});
