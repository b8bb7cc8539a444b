import { scoreLabel } from '@nestmates/domain/friends/matching/score.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { connectionsInMemory } from '../../../testing/memory/connections-in-memory.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];

let app: ReturnType<typeof connectionsInMemory>;
beforeEach(() => {
  app = connectionsInMemory();
});

describe('the lists', () => {
  const page = { limit: 1 };

  it('show who asks, with what may be done about it, in pages', async () => {
    app.people.put(aMember({ id: 3, firstName: 'Cleo' }));
    await app.ask();
    await app.ask(aCaller({ id: 3 }), bea);
    const { items, next } = await app.connections.pending(bea, page);
    expect(items).toMatchObject([
      { id: 2, requester: { firstName: 'Cleo' }, actions: ['accept', 'decline'] },
    ]);
    expect(next).toBe(2);
    expect((await app.connections.pending(bea, { limit: 1, before: 2 })).items).toMatchObject([
      { requester: { id: ana.id, firstName: 'Ana', lookingFor: [] }, createdAt: '2026-03-05T10:00:00.000Z' },
    ]);
    expect((await app.connections.pending(ana, page)).items).toEqual([]);
  });

  it('show each of the two the other, with their score', async () => {
    await app.ask();
    await app.ask(bea, ana);
    for (const [me, other] of [
      [ana, bea],
      [bea, ana],
    ] as const) {
      const { items, next } = await app.connections.list(me, page);
      expect(items).toMatchObject([
        { user: { id: other.id }, children: [], compatibilityScore: expect.any(Number) },
      ]);
      expect(items[0]?.scoreLabel).toBe(scoreLabel(items[0]?.compatibilityScore ?? 0));
      expect(next).toBeUndefined();
      expect((await app.connections.pending(me, page)).items).toEqual([]);
    }
  });
});

describe('the e-mail about a request', () => {
  it('leads to who is asking', async () => {
    await app.ask();
    await app.sendEmails();
    expect(app.mailer.sent).toMatchObject([
      { to: 'member2@example.com', subject: 'Ana would like to connect on Nestmates' },
    ]);
    expect(app.mailer.sent[0]?.text).toContain('https://nestmates.example/connection-requests');
  });

  it('is sent three times a day at most', async () => {
    for (const id of [10, 11, 12, 13]) {
      app.people.put(aMember({ id }));
      await app.ask(aCaller({ id }), bea);
    }
    await app.sendEmails();
    expect(app.mailer.sent).toHaveLength(3);
    expect(app.mailer.sent[0]?.subject).toBe('Someone would like to connect on Nestmates');
    app.clock.forward(days(1));
    app.people.put(aMember({ id: 14 }));
    await app.ask(aCaller({ id: 14 }), bea);
    await app.sendEmails();
    expect(app.mailer.sent).toHaveLength(4);
  });

  it.each([
    ['is answered', () => app.answer('accept')],
    ['is declined', () => app.answer('decline')],
    ['is hidden by a block', () => app.pairs.blocks.push({ by: bea.id, of: ana.id, at: new Date() })],
    ['comes from a member who is gone', () => app.people.remove(ana.id)],
  ])('is not sent about a request that %s by then', async (_, end) => {
    await app.ask();
    await end();
    await app.sendEmails();
    expect(app.mailer.sent).toEqual([]);
  });
});
