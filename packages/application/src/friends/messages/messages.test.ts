import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { messagesInMemory } from '../../../testing/memory/messages-in-memory.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { messageText } from './contract.ts';

const [ana, bea, cleo] = [1, 2, 3].map((id) => aCaller({ id, plan: 'pro' })) as [Caller, Caller, Caller];
const unfinished = aMember({ id: bea.id, progress: { ...onboarded, childrenAdded: false } });

let app: ReturnType<typeof messagesInMemory>;
beforeEach(() => {
  app = messagesInMemory();
});

const page = { limit: 10 };
const threadOf = async (by = ana, otherId = bea.id) =>
  (await app.messages.thread({ by, otherId, ...page })).items;

describe('a message', () => {
  it('is there for both, with its client id for the sender only', async () => {
    const sent = await app.write(ana, bea, 'Park at ten?', 'the-first');
    expect(sent).toEqual({
      id: 1,
      senderId: ana.id,
      receiverId: bea.id,
      message: 'Park at ten?',
      timestamp: '2026-03-05T10:00:00.000Z',
      clientId: 'the-first',
      playdateId: null,
    });
    expect(await threadOf()).toEqual([sent]);
    expect(await threadOf(bea, ana.id)).toEqual([{ ...sent, clientId: null }]);
  });

  it('is announced to both, and told to the other later if she is away', async () => {
    await app.write();
    expect(app.events.announced).toEqual([
      { to: bea.id, event: { type: 'message', userId: ana.id, messageId: 1 } },
      { to: ana.id, event: { type: 'message', userId: bea.id, messageId: 1 } },
    ]);
    expect(app.jobs.waiting).toEqual([
      {
        name: 'messages.notify-unread',
        payload: { senderId: ana.id, receiverId: bea.id },
        timing: { at: new Date('2026-03-05T10:00:05Z'), key: 'notify-unread.1.2', keep: 'first' },
      },
    ]);
  });

  it.each([
    ['a stranger', () => app.pairs.disconnect(ana.id, bea.id), { code: 'NOT_CONNECTED' }],
    ['one who has blocked her', () => app.block(bea, ana), { kind: 'not-found' }],
    ['one whom she has blocked', () => app.block(ana, bea), { kind: 'not-found' }],
    ['one who is gone', () => app.people.remove(bea.id), { kind: 'not-found' }],
    ['one who is not onboarded', () => app.people.put(unfinished), { kind: 'not-found' }],
  ])('to %s is refused, and there is nothing to read', async (_, begin, refusal) => {
    begin();
    await expect(app.write()).rejects.toMatchObject(refusal);
    await expect(threadOf()).rejects.toMatchObject(refusal);
    const read = app.messages.read({ by: ana, otherId: bea.id, upTo: 1 });
    await expect(read).rejects.toMatchObject(refusal);
    expect([app.store.all, app.events.announced, app.jobs.waiting]).toEqual([[], [], []]);
  });

  it('to herself is refused', async () => {
    await expect(app.write(ana, ana)).rejects.toMatchObject({ message: 'You cannot write to yourself.' });
    await expect(threadOf(ana, ana.id)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the same message again', () => {
  const once = () => app.write(ana, bea, 'Once', 'the-first');

  it('is answered as before, stored and announced once, even after they have parted', async () => {
    const first = await once();
    expect(await once()).toEqual(first);
    app.pairs.disconnect(ana.id, bea.id);
    expect(await once()).toEqual(first);
    expect([app.store.all.length, app.events.announced.length]).toEqual([1, 2]);
  });

  it('is a conflict with another text, or to someone else', async () => {
    app.pairs.connect(ana.id, cleo.id);
    await once();
    const conflict = { code: 'CONFLICT', message: 'Another message was already sent under this clientId.' };
    await expect(app.write(ana, bea, 'Twice', 'the-first')).rejects.toMatchObject(conflict);
    await expect(app.write(ana, cleo, 'Once', 'the-first')).rejects.toMatchObject(conflict);
    expect(app.store.all).toHaveLength(1);
  });

  it('may have the same client id from two members', async () => {
    await once();
    expect(await app.write(bea, ana, 'Hers', 'the-first')).toMatchObject({ id: 2 });
  });
});

describe('a thread', () => {
  it('comes in pages: the newest first, the oldest message first in each', async () => {
    for (const text of ['a', 'b', 'c']) await app.write(ana, bea, text);
    const first = await app.messages.thread({ by: bea, otherId: ana.id, limit: 2 });
    expect([first.items.map(({ message }) => message), first.next]).toEqual([['b', 'c'], 2]);
    const rest = await app.messages.thread({ by: bea, otherId: ana.id, limit: 2, before: 2 });
    expect([rest.items.map(({ message }) => message), rest.next]).toEqual([['a'], undefined]);
  });
});

describe('the conversations', () => {
  it('show everyone she may write to, the latest message first', async () => {
    app.clock.forward(1000);
    app.pairs.connect(cleo.id, ana.id, 70, app.clock.now());
    const ofAna = async () =>
      (await app.messages.conversations({ by: ana, ...page })).items.map(({ firstName }) => firstName);
    expect(await ofAna()).toEqual(['Cleo', 'Bea']);
    app.clock.forward(1000);
    await app.write();
    expect(await ofAna()).toEqual(['Bea', 'Cleo']);
    app.block(cleo, ana);
    expect(await ofAna()).toEqual(['Bea']);
  });

  it('can be asked for one by one, and are not found once the two are parted', async () => {
    await app.write(bea, ana, 'Hello');
    const conversation = () => app.messages.conversation({ by: ana, otherId: bea.id });
    expect(await conversation()).toMatchObject({ unread: 1, lastMessage: { message: 'Hello' } });
    app.pairs.disconnect(ana.id, bea.id);
    await expect(conversation()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'We could not find this conversation.',
    });
  });
});

describe('what has been read', () => {
  const read = (upTo: number) => app.messages.read({ by: ana, otherId: bea.id, upTo });

  it('only moves on, and leaves the count of what is still unread', async () => {
    for (const text of ['a', 'b', 'c']) await app.write(bea, ana, text);
    expect(await app.messages.unread(ana)).toEqual({ unread: 3 });
    expect(await read(2)).toEqual({ userId: bea.id, unread: 1 });
    expect(await read(1)).toEqual({ userId: bea.id, unread: 1 });
    expect(await read(3)).toEqual({ userId: bea.id, unread: 0 });
  });

  it('is told once, to her own pages and to the one who wrote', async () => {
    await app.write(bea, ana);
    await read(1);
    await read(1);
    expect(app.events.announced.slice(2)).toEqual([
      { to: ana.id, event: { type: 'read', userId: bea.id, upTo: 1 } },
      { to: bea.id, event: { type: 'seen', userId: ana.id, upTo: 1 } },
    ]);
  });

  it('is told to nobody where a block comes first', async () => {
    await app.write(bea, ana);
    const { transaction } = app.pairs;
    const run = transaction.run.bind(transaction);
    vi.spyOn(transaction, 'run').mockImplementationOnce((work) => {
      app.block(bea, ana);
      return run(work);
    });
    await expect(read(1)).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.events.announced).toHaveLength(2);
  });

  it('is nothing in a thread without messages', async () => {
    expect(await read(5)).toEqual({ userId: bea.id, unread: 0 });
    expect(app.events.announced).toEqual([]);
  });
});

it('has up to 2000 characters, and says so where it has more', () => {
  expect(messageText.safeParse('x'.repeat(2000)).success).toBe(true);
  const { error } = messageText.safeParse('x'.repeat(2001));
  expect(error?.issues).toMatchObject([{ message: 'Message must be under 2001 characters' }]);
});
