import { MemoryWriter } from '@nestmates/application/testing/memory/memory-writer.ts';
import { Insights } from '@nestmates/application/together/insights/insights.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { isoWeek, mondayOf } from '@nestmates/domain/together/insights/weekly-insight.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, mother } from '../../../testing/mothers.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

const asked = new MemoryWriter();
let server: TestServer;
let providers: TestServer;
beforeAll(async () => {
  server = await testServer();
  providers = await testServer({
    swap: (container) => container.rebind(port('writer')).toConstantValue(asked),
  });
});
afterAll(() => Promise.all([server.close(), providers.close()]));

const premium = () => server.member(columnsOf.premium);

describe('the settings of the AI features', () => {
  it('are as they begin, then as they were saved', async () => {
    const ana = await premium();
    expect((await ana.get('/api/mommy-ai')).body).toEqual({
      parentingStyleOverride: null,
      challenges: null,
      childrenNotes: null,
      enabled: true,
    });
    const settings = {
      parentingStyleOverride: 'Calm, mostly',
      challenges: 'Bedtimes',
      childrenNotes: 'One of them\nloves trains',
      enabled: false,
    };
    expect((await ana.post('/api/mommy-ai', settings)).body).toEqual(settings);
    expect((await ana.get('/api/mommy-ai')).body).toEqual(settings);
    expect((await ana.get('/api/me')).body.aiInsightsEnabled).toBe(false);
    expect((await ana.post('/api/generate-mommy-insight')).body.error).toBe('INSIGHTS_OFF');
    await ana.post('/api/mommy-ai', { enabled: true });
    expect((await ana.get('/api/mommy-ai')).body).toMatchObject({ challenges: null, enabled: true });
  });

  it.each(['parentingStyleOverride', 'challenges', 'childrenNotes'])(
    'take 1000 characters for %s and no more',
    async (field) => {
      const ana = await premium();
      expect((await ana.post('/api/mommy-ai', { [field]: 'é'.repeat(1000) })).status).toBe(200);
      const { status, body } = await ana.post('/api/mommy-ai', { [field]: 'é'.repeat(1001) });
      expect([status, body.issues]).toEqual([
        400,
        [{ path: field, message: 'Please keep this under 1000 characters' }],
      ]);
    },
  );
});

describe('the weekly insight', () => {
  it('is composed for her, kept, marked and listed', async () => {
    const ana = await mother(server, columnsOf.premium);
    expect((await ana.get('/api/insights/current')).body).toEqual({
      enabled: true,
      ready: false,
      insight: null,
    });
    const { status, body: written } = await ana.post('/api/generate-mommy-insight');
    expect([status, written.author, written.regenerationsLeft]).toEqual([200, 'nestmates', 2]);
    expect(Object.keys(Object(written.insight))).toEqual(['tip', 'self_care', 'bonding']);
    expect((await ana.post('/api/generate-mommy-insight')).body).toEqual(written);

    const mark = await ana.put(`/api/insights/${written.id}/helpful`, { part: 'self_care', helpful: true });
    expect(mark.status).toBe(200);
    const helpful = { tip: null, self_care: true, bonding: null };
    expect((await ana.get('/api/insights/current')).body.insight).toEqual({ ...written, helpful });

    const anew = await ana.post('/api/insights/current/anew');
    expect(anew.body.insight).not.toEqual(written.insight);
    expect((await ana.get('/api/insights')).body).toMatchObject([{ id: anew.body.id }]);
    await ana.post('/api/insights/current/anew');
    expect((await ana.post('/api/insights/current/anew')).body.error).toBe('NO_REGENERATION_LEFT');
  });

  it('is nobody else’s to mark', async () => {
    const [ana, bea] = [await premium(), await premium()];
    const { id } = (await ana.post('/api/generate-mommy-insight')).body;
    expect((await bea.put(`/api/insights/${id}/helpful`, { part: 'tip', helpful: true })).status).toBe(404);
  });

  it('is made without the names of whom she knows', async () => {
    const ana = await mother(providers, { ...columnsOf.premium, firstName: 'Ottilie', lastName: 'Mayfield' });
    const bea = await mother(providers, { firstName: 'Wilhelmina', lastName: 'Brunswick' });
    await connect(providers, ana, bea);
    await providers.knex('children').insert({
      userId: ana.id,
      position: 7,
      name: 'Peregrine',
      gender: 'boy',
      age: 6,
      createdAt: server.clock.now(),
    });
    const challenges =
      'Peregrine and Ottilie Mayfield fight. Wilhelmina (b@example.com, 78701) helps. Ms Brunswick, too.';
    await ana.post('/api/mommy-ai', { challenges });
    await ana.post('/api/generate-mommy-insight');
    const sent = JSON.stringify(asked.asked.at(-1));
    expect(sent).toContain('[my child] and [me] [me] fight');
    const names = ['Peregrine', 'Ottilie', 'Mayfield', 'Wilhelmina', 'Brunswick', 'example.com', '78701'];
    for (const name of names) expect(sent).not.toContain(name);
    const [notes] = Object(await ana.get('/api/mommy-ai/shared')).body.notes;
    expect(sent).toContain(notes.lines[0]);
  });

  it('is refused with a sentence, and nothing is kept, while the provider fails', async () => {
    const ana = await providers.member(columnsOf.premium);
    asked.failing = 'unreachable';
    const { status, body } = await ana.post('/api/generate-mommy-insight');
    asked.failing = undefined;
    expect([status, body.error]).toEqual([502, 'AI_UNAVAILABLE']);
    expect(await providers.knex('insights').where({ userId: ana.id })).toEqual([]);
    expect((await ana.post('/api/generate-mommy-insight')).status).toBe(200);
  });

  it('is ready on the next Monday for who opened the last', async () => {
    const ana = await premium();
    const bea = await premium();
    await ana.post('/api/generate-mommy-insight');
    const now = server.clock.now();
    const untilMonday = mondayOf(isoWeek(later(now, days(7)))).getTime() - now.getTime();
    server.clock.forward(untilMonday);
    await server.container.get(Insights).planWeek();
    server.clock.forward(hours(8));
    await server.runJobs();
    expect((await ana.get('/api/insights/current')).body).toMatchObject({ ready: true, insight: null });
    expect((await bea.get('/api/insights/current')).body).toMatchObject({ ready: false });
    expect((await ana.post('/api/generate-mommy-insight')).status).toBe(200);
    expect((await ana.get('/api/insights/current')).body.ready).toBe(false);
    expect((await ana.get('/api/insights')).body).toHaveLength(2);
  });
});
