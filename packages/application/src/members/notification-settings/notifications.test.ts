import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { MemoryDevices } from '../../../testing/memory/memory-devices.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryNotificationSettings } from '../../../testing/memory/memory-notification-settings.ts';
import { MemoryPushServices } from '../../../testing/memory/memory-push-services.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { Notifications } from './notifications.ts';
import { PushNotifications } from './push-notifications.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];

function setUp() {
  const [devices, services, jobs] = [new MemoryDevices(), new MemoryPushServices(), new MemoryJobs()];
  const settings = new MemoryNotificationSettings(devices);
  const notifications = new Notifications({
    notificationSettings: settings,
    pushServices: services,
    ownPassword: stub({ require: async () => ({}) }),
  });
  const push = new PushNotifications({ devices, pushServices: services, jobs, clock: new StoppedClock() });
  const subscribe = async (by: typeof ana, endpoint: string) =>
    push.subscribe(by, { endpoint, keys: { p256dh: 'key', auth: 'key' } });
  const devicesOf = async (by: typeof ana) => (await notifications.show(by)).push.devices;
  return { devices, jobs, notifications, push, subscribe, devicesOf };
}

let app: ReturnType<typeof setUp>;
beforeEach(() => {
  app = setUp();
});

const phone = 'https://push.example/phone';

describe('the settings', () => {
  it('are on at first, and hers alone', async () => {
    const shown = {
      messageEmails: true,
      loginEmails: true,
      swapEmails: true,
      playdateEmails: true,
      feedbackEmails: true,
      push: { publicKey: 'the public key', devices: 0 },
    };
    expect(await app.notifications.show(ana)).toEqual(shown);
    expect(await app.notifications.change(ana, { messageEmails: false })).toEqual({
      ...shown,
      messageEmails: false,
    });
    expect(await app.notifications.show(bea)).toEqual(shown);
  });
});

describe('a browser', () => {
  it('is subscribed once, and unsubscribed by its owner alone', async () => {
    await app.subscribe(bea, phone);
    await app.subscribe(bea, phone);
    await app.push.unsubscribe(ana, phone);
    expect(await app.devicesOf(bea)).toBe(1);
    await app.push.unsubscribe(bea, phone);
    expect(await app.push.unsubscribe(bea, phone)).toEqual({ message: 'This browser will stay quiet.' });
    expect(await app.devicesOf(bea)).toBe(0);
  });

  it('belongs to whoever signed in last', async () => {
    await app.subscribe(bea, phone);
    await app.subscribe(ana, phone);
    expect([await app.devicesOf(ana), await app.devicesOf(bea)]).toEqual([1, 0]);
  });

  it('makes room for the ten newest', async () => {
    for (let n = 1; n <= 11; n += 1) await app.subscribe(bea, `${phone}-${n}`);
    expect(await app.devices.devicesOf(bea.id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('of an unknown push service is refused', async () => {
    await expect(app.subscribe(bea, 'https://127.0.0.1/')).rejects.toMatchObject({
      kind: 'invalid',
      message: 'This push service is not known here',
    });
    expect(await app.devicesOf(bea)).toBe(0);
  });
});

describe('a notice', () => {
  it('is one job for each of her browsers, worth sending for an hour, and says whom it is for', async () => {
    await app.subscribe(bea, phone);
    await app.subscribe(bea, `${phone}-2`);
    const content = { title: 'Ana sent you a message', path: '/messages/1', topic: 'message-1' };
    await app.push.push(bea.id, content);
    const until = '2026-03-05T11:00:00.000Z';
    expect(app.jobs.waiting.map(({ name, payload }) => ({ name, payload }))).toEqual(
      [1, 2].map((deviceId) => ({
        name: 'notifications.deliver-push',
        payload: { deviceId, content: { ...content, memberId: bea.id }, until },
      })),
    );
  });
});
