import { minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aMember, entitlementOf } from '../../../testing/a-member.ts';
import { messagesInMemory } from '../../../testing/memory/messages-in-memory.ts';
import type { Caller } from '../../platform/access/caller.ts';

const [ana, bea, cleo] = [1, 2, 3].map((id) => aCaller({ id, plan: 'pro' })) as [Caller, Caller, Caller];

let app: ReturnType<typeof messagesInMemory>;
beforeEach(() => {
  app = messagesInMemory();
});

const subjects = () => app.mailer.to(bea.email).map(({ subject }) => subject);
const readAll = () => app.messages.read({ by: bea, otherId: ana.id, upTo: 1000 });

const cannotReadThem: readonly (readonly [string, () => void])[] = [
  [
    'whose plan has no messages',
    () => app.people.put(aMember({ id: bea.id, entitlement: entitlementOf.free })),
  ],
  ['who has parted from the sender', () => app.pairs.disconnect(ana.id, bea.id)],
  ['who is gone', () => app.people.remove(bea.id)],
];

describe('an e-mail about unread messages', () => {
  it("is sent after ten minutes, with the sender's name and no text of the message", async () => {
    await app.write(ana, bea, 'a secret between us');
    await app.advance(seconds(5));
    await app.advance(minutes(9));
    expect(subjects()).toEqual([]);
    await app.advance(minutes(1));
    expect(subjects()).toEqual(['A new message from Ana']);
    const [email] = app.mailer.to(bea.email);
    expect(email?.text).toContain('https://nestmates.example/messages');
    expect(email?.text).toContain('You can switch it off in your account');
    expect(JSON.stringify(email)).not.toContain('secret');
  });

  it('is not sent about messages that were read, at once or later', async () => {
    await app.write();
    await readAll();
    await app.advance(minutes(5));
    expect(app.jobs.waiting).toEqual([]);
    await app.write();
    await app.advance(minutes(5));
    await readAll();
    await app.advance(minutes(60));
    expect(subjects()).toEqual([]);
  });

  it('is one for several senders, and is not delayed by a long conversation', async () => {
    app.pairs.connect(cleo.id, bea.id);
    await app.write(cleo, bea);
    for (let n = 0; n < 4; n += 1) {
      await app.write();
      await app.advance(minutes(3));
    }
    expect(subjects()).toEqual(['5 new messages from Ana and Cleo']);
  });

  it('comes at most once an hour, and then only about what is new', async () => {
    await app.write();
    await app.advance(minutes(11));
    await app.write();
    await app.write();
    await app.advance(minutes(11));
    await app.advance(minutes(30));
    expect(subjects()).toHaveLength(1);
    await app.advance(minutes(20));
    expect(subjects()).toEqual(['A new message from Ana', '2 new messages from Ana']);
    await app.advance(minutes(600));
    expect(subjects()).toHaveLength(2);
  });

  it('can be switched off, and on again', async () => {
    await app.settings.save(bea.id, { messageEmails: false });
    await app.write();
    await app.advance(minutes(30));
    expect(subjects()).toEqual([]);
    await app.settings.save(bea.id, { messageEmails: true });
    await app.write();
    await app.advance(minutes(30));
    expect(subjects()).toEqual(['2 new messages from Ana']);
  });

  it.each(cannotReadThem)('is not sent to a member %s', async (_, begin) => {
    await app.write();
    begin();
    await app.advance(minutes(30));
    expect(subjects()).toEqual([]);
  });

  it('is sent once when its job runs twice', async () => {
    await app.write();
    await app.advance(seconds(5));
    app.clock.forward(minutes(10));
    await app.unread.scheduleDigest({ memberId: bea.id });
    await app.advance(0);
    expect(subjects()).toEqual(['A new message from Ana']);
  });
});

describe('a push notification', () => {
  const endpointOf = (name: string) => `https://push.example/${name}`;
  const subscribe = (member = bea, name = 'phone') =>
    app.pushNotifications.subscribe(member, {
      endpoint: endpointOf(name),
      keys: { p256dh: 'key', auth: 'key' },
    });
  const reached = () => app.services.sent.map(({ endpoint }) => endpoint);

  it('names the sender and leads to the thread, without the text', async () => {
    await subscribe();
    await app.write(ana, bea, 'a secret between us');
    await app.advance(seconds(5));
    const content = {
      memberId: bea.id,
      title: 'Ana sent you a message',
      path: '/messages/1',
      topic: 'message-1',
    };
    expect(app.services.sent).toEqual([{ endpoint: endpointOf('phone'), content }]);
  });

  it('is one for a burst of messages, and none for those that were read at once', async () => {
    await subscribe();
    for (let n = 0; n < 5; n += 1) await app.write();
    await app.advance(seconds(5));
    expect(reached()).toHaveLength(1);
    await app.write();
    await readAll();
    await app.advance(seconds(5));
    expect(reached()).toHaveLength(1);
  });

  it('reaches each of her browsers, and none of anybody else', async () => {
    await subscribe(bea, 'phone');
    await subscribe(bea, 'laptop');
    await subscribe(ana, 'hers');
    await app.write();
    await app.advance(seconds(5));
    expect(reached()).toEqual(['phone', 'laptop'].map(endpointOf));
  });

  it.each(cannotReadThem)('is not sent to a member %s', async (_, begin) => {
    await subscribe();
    await app.write();
    begin();
    await app.advance(seconds(5));
    expect(reached()).toEqual([]);
  });

  it('removes a browser that its service does not know any more', async () => {
    await subscribe();
    app.services.gone.add(endpointOf('phone'));
    await app.write();
    await app.advance(seconds(5));
    expect(await app.devices.devicesOf(bea.id)).toEqual([]);
  });

  it('fails its job while the service does, and is not sent once it is too old', async () => {
    await subscribe();
    app.services.failing.add(endpointOf('phone'));
    await app.write();
    await expect(app.advance(seconds(5))).rejects.toThrow('The push service does not answer');
    app.services.failing.clear();
    const content = { title: 'Ana sent you a message', path: '/messages/1', topic: 'message-1' };
    const until = new Date('2026-03-05T11:00:05Z');
    const again = () => app.pushNotifications.deliver({ deviceId: 1, content, until: until.toISOString() });
    app.clock.forward(until.getTime() - app.clock.now().getTime());
    await again();
    app.clock.forward(1);
    await again();
    expect(reached()).toHaveLength(1);
  });
});
