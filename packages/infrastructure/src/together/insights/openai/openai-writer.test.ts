import {
  writerContract,
  writerFaultContract,
} from '@nestmates/application/testing/contracts/writer-contract.ts';
import { acceptInsight } from '@nestmates/application/together/insights/accept-written.ts';
import { noTokens } from '@nestmates/application/together/insights/nothing-to-write.ts';
import type { InsightRequest } from '@nestmates/application/together/insights/ports.ts';
import { allSlots } from '@nestmates/domain/members/availability/slots.ts';
import { aSubject, childWho } from '@nestmates/domain/testing/insights/insight-subjects.ts';
import { noNames } from '@nestmates/domain/together/insights/known-names.ts';
import { sharedFacts } from '@nestmates/domain/together/insights/shared-facts.ts';
import type { PairFacts } from '@nestmates/domain/together/planner/pair-facts.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { brokenServer } from '../../../../testing/broken-server.ts';
import type { Behavior } from '../../../../testing/insights/openai/openai-double.ts';
import {
  newDouble,
  runningDouble,
  sentFields,
  testModel,
} from '../../../../testing/insights/openai/running-double.ts';
import type { OpenAiOptions } from './openai-client.ts';
import { OpenAiWriter } from './openai-writer.ts';

const double = runningDouble();

const writerWith = (limits: Pick<OpenAiOptions, 'silence' | 'timeout'> = {}) =>
  new OpenAiWriter({ apiKey: 'sk-test', baseUrl: double.baseUrl, ...limits });

writerContract('with OpenAI', () => writerWith());
writerFaultContract(
  'with OpenAI',
  async (fault) => new OpenAiWriter({ apiKey: 'sk-test', baseUrl: await brokenServer(fault), silence: 1000 }),
);

const request: InsightRequest = {
  facts: sharedFacts(aSubject({ children: [childWho(4)] }), new Date('2026-11-20T12:00:00Z')),
  variation: 4711,
  recent: [],
};
const pair: PairFacts = {
  season: 'autumn',
  children: [{ mine: 4, theirs: 5 }],
  activities: [],
  slots: allSlots,
};

const write = (writer = writerWith()) => writer.insight(request).write();
const rateLimited: Behavior = { kind: 'error', status: 429, retryAfterMs: 1 };

describe('a request to OpenAI', () => {
  it('asks for a bounded, structured answer that is not stored', async () => {
    await write();
    const [received] = double.received;
    const body = JSON.parse(received?.text ?? '');
    expect(Object.keys(body).sort()).toEqual(sentFields);
    const text = { format: { strict: true } };
    expect(body).toMatchObject({ model: testModel, store: false, stream: true, text });
    expect(JSON.stringify([body, received?.headers])).not.toContain('4711');
  });

  it('goes where our configuration says, whatever the environment holds', async () => {
    for (const name of ['BASE_URL', 'API_KEY', 'ADMIN_KEY', 'ORG_ID', 'PROJECT_ID']) {
      vi.stubEnv(`OPENAI_${name}`, 'http://127.0.0.1:1/elsewhere');
    }
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect((await write()).kind).toBe('written');
    expect(JSON.stringify(double.received[0]?.headers)).not.toContain('elsewhere');
  });

  it('tells what it used', async () => {
    const outcome = await write();
    expect(outcome).toMatchObject({
      kind: 'written',
      use: { input: expect.any(Number), output: expect.any(Number) },
    });
    expect(outcome.use?.output).toBeGreaterThan(0);
  });
});

describe('a provider that is busy or briefly away', () => {
  it.each([
    ['busy twice', [rateLimited, rateLimited]],
    ['broken once', [{ kind: 'error', status: 500, retryAfterMs: 1 }]],
    ['overloaded once', [{ kind: 'error', status: 503, retryAfterMs: 1 }]],
  ] satisfies [string, Behavior[]][])('is asked again when it was %s', async (_, behaviors) => {
    double.next(...behaviors);
    expect((await write()).kind).toBe('written');
    expect(double.received).toHaveLength(behaviors.length + 1);
  });

  it('is asked three times at most', async () => {
    double.next(rateLimited, rateLimited, rateLimited, rateLimited);
    expect(await write()).toEqual({
      kind: 'failed',
      reason: 'rate-limited',
      use: noTokens,
      detail: 'status 429',
    });
    expect(double.received).toHaveLength(3);
  });

  it('is asked again after a pause of its own when the connection broke', async () => {
    double.next({ kind: 'drop-connection' });
    expect((await write()).kind).toBe('written');
    expect(double.received).toHaveLength(2);
  });

  it('is not asked again for what will not get better', async () => {
    const stranger = new OpenAiWriter({ apiKey: 'sk-other', baseUrl: double.baseUrl });
    expect(await write(stranger)).toMatchObject({ reason: 'not-accepted', use: noTokens });
    const unknownModel = new OpenAiWriter({ apiKey: 'sk-test', baseUrl: double.baseUrl, model: 'gpt-other' });
    expect(await write(unknownModel)).toMatchObject({ reason: 'not-accepted', detail: 'status 404' });
    expect(double.received).toHaveLength(2);
  });
});

describe('a provider that does not deliver', () => {
  const babble = (text: string): Behavior => ({ kind: 'say', text });
  const cases: readonly (readonly [string, Behavior, string])[] = [
    ['refuses', { kind: 'refuse' }, 'refused'],
    ['is cut off', { kind: 'cut-off' }, 'cut-off'],
    ['is filtered', { kind: 'filter' }, 'filtered'],
    ['says that it failed', { kind: 'fail' }, 'unreachable'],
    ['talks without end', babble('word '.repeat(20_000)), 'cut-off'],
    ['talks plainly', babble('Here is your insight: be kind.'), 'malformed'],
    ['sends half of a JSON', babble('{"tip": {"topic": "play", "text": "Pl'), 'malformed'],
    ['sends another shape', babble('{"tip": "Play."}'), 'malformed'],
    ['sends a topic of its own', babble('{"tip":{"topic":"stocks","text":"Buy."}}'), 'malformed'],
    ['sends nothing at all', babble(''), 'malformed'],
    ['sends a page', { kind: 'send', body: '<html>', contentType: 'text/html' }, 'malformed'],
    ['sends a body that ends early', { kind: 'send', body: '{"id": "resp_1", "output": [' }, 'malformed'],
    ['sends an empty object', { kind: 'send', body: '{}' }, 'malformed'],
    ['sends a list', { kind: 'send', body: '[1, 2]' }, 'malformed'],
    ['sends null', { kind: 'send', body: 'null' }, 'malformed'],
    ['breaks off in the midst of a text', { kind: 'break-off' }, 'unreachable'],
    ['ends its stream too early', { kind: 'end-early' }, 'unreachable'],
    ['fails in the midst of a text', { kind: 'stream-error' }, 'unreachable'],
  ];

  it.each(cases)('and %s fails in a defined way', async (_, behavior, reason) => {
    double.next(behavior);
    expect(await write()).toMatchObject({ kind: 'failed', reason });
    expect(double.received).toHaveLength(1);
  });

  it('is counted where it tells what it used', async () => {
    double.next({ kind: 'refuse' }, { kind: 'cut-off' }, babble('{"tip": 1}'));
    expect((await write()).use).toMatchObject({ output: 12 });
    expect((await write()).use).toMatchObject({ output: 4 });
    expect((await write()).use).toMatchObject({ output: 3 });
  });

  it.each([
    ['never answers', { kind: 'never-answer' }],
    ['never finishes', { kind: 'never-finish' }],
    ['asks for a long pause', { kind: 'error', status: 429, retryAfterMs: 60_000 }],
  ] satisfies [string, Behavior][])(
    'and %s is given up in time, with its cost not known',
    async (_, behavior) => {
      double.next(behavior, behavior, behavior);
      const outcome = await write(writerWith({ silence: 300 }));
      expect(outcome).toMatchObject({ reason: 'slow', use: undefined });
    },
  );

  it('and writes on and on is given up when its time is over, not before', async () => {
    double.next({ kind: 'trickle', everyMs: 20 });
    const began = performance.now();
    const outcome = await write(writerWith({ silence: 200, timeout: 800 }));
    expect(outcome).toMatchObject({ reason: 'slow', use: undefined });
    expect(performance.now() - began).toBeGreaterThanOrEqual(795);
  });

  it('and is not there at all costs nothing', async () => {
    const gone = newDouble();
    await gone.start();
    const { baseUrl } = gone;
    await gone.stop();
    const nobody = new OpenAiWriter({ apiKey: 'sk-test', baseUrl });
    expect(await write(nobody)).toMatchObject({ reason: 'unreachable', use: noTokens });
  });

  it('tells the log nothing of what was sent or written', async () => {
    for (const [, behavior] of cases) double.next(behavior);
    for (const _ of cases) {
      const outcome = await write();
      expect(JSON.stringify(outcome)).not.toMatch(/4-year-old|insight|Play|stocks|html/);
    }
  });
});

describe('a text that was written with AI', () => {
  const insightWith = (text: string): Behavior => ({
    kind: 'say',
    text: JSON.stringify({
      tip: { topic: 'play', text },
      selfCare: { topic: 'rest', text: 'Sit down for the first cup of coffee.' },
      bonding: { topic: 'play', text: 'Play a game together after dinner.' },
    }),
  });

  it.each([
    'Read more about this at https://example.test/tips',
    '<b>Play</b> a game together after dinner tonight.',
    'As an AI language model, I cannot give any tips.',
    'Invite Bea and her children over on Saturday.',
    'A spoon of honey before bed helps your 4-year-old to settle down.',
    'Give your 4-year-old 5 ml of cough syrup when she wakes up at night.',
    'Find other families for the weekend in a group on WhatsApp.',
    'Short.',
  ])('is not shown when it is %j', async (text) => {
    double.next(insightWith(text));
    const outcome = acceptInsight(await write(), { names: { ...noNames, others: ['Bea'] }, ages: [4] });
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: 'unacceptable',
      use: { output: expect.any(Number) },
    });
  });

  it('is one suggestion for each pair, or none', async () => {
    const answers = [
      [
        { pair: 2, text: 'B' },
        { pair: 1, text: 'A' },
      ],
      [{ pair: 1, text: 'A' }],
      [
        { pair: 1, text: 'A' },
        { pair: 1, text: 'B' },
      ],
      [
        { pair: 1, text: 'A' },
        { pair: 2, text: 'B' },
        { pair: 3, text: 'C' },
      ],
      [
        { pair: 0, text: 'A' },
        { pair: 1.5, text: 'B' },
      ],
    ];
    for (const suggestions of answers) double.next({ kind: 'say', text: JSON.stringify({ suggestions }) });
    const draft = writerWith().suggestions({ pairs: [pair, pair], variation: 1 });
    expect(await draft.write()).toMatchObject({ kind: 'written', text: ['A', 'B'] });
    for (let rest = 1; rest < answers.length; rest += 1) {
      expect(await draft.write()).toMatchObject({ kind: 'failed', reason: 'malformed' });
    }
  });
});
