import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  writerContract,
  writerFaultContract,
} from '@nestmates/application/testing/contracts/writer-contract.ts';
import { noSuggestions } from '@nestmates/application/together/insights/nothing-to-write.ts';
import type {
  Draft,
  InsightRequest,
  SuggestionsRequest,
  Writer,
  WritingOutcome,
} from '@nestmates/application/together/insights/ports.ts';
import {
  insightPrompt,
  type Prompt,
  suggestionsPrompt,
} from '@nestmates/application/together/insights/prompts.ts';
import { type Insight, insightParts } from '@nestmates/domain/together/insights/insight.ts';
import { type Topic, topicNames } from '@nestmates/domain/together/insights/topics.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenServer } from '../../../testing/broken-server.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { createContainer } from '../../container.ts';
import { readConfig } from '../../platform/config/config.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';
import { port } from '../../platform/wiring/wiring.ts';

/** A model on a machine of one's own, which answers `POST /write` with lines: the whole adapter. */
class OwnModelWriter implements Writer {
  readonly author = 'ai';
  readonly #url: string;
  readonly #timeout: number;
  constructor(url: string, timeout = 20_000) {
    this.#url = url;
    this.#timeout = timeout;
  }

  insight({ facts }: InsightRequest): Draft<Insight> {
    return this.#draft(insightPrompt(facts), insightParts.length, (lines) => {
      const [tip, selfCare, bonding] = lines.map((line) => {
        const [topic = '', text = ''] = line.split(': ', 2);
        return { topic: topic as Topic, text };
      });
      const known = [tip, selfCare, bonding].every((part) => part && topicNames.includes(part.topic));
      return known && tip && selfCare && bonding ? { tip, selfCare, bonding } : undefined;
    });
  }

  suggestions({ pairs }: SuggestionsRequest): Draft<readonly string[]> {
    if (pairs.length === 0) return noSuggestions;
    return this.#draft(suggestionsPrompt(pairs), pairs.length, (lines) => lines);
  }

  #draft<Text>(
    prompt: Prompt,
    count: number,
    read: (lines: readonly string[]) => Text | undefined,
  ): Draft<Text> {
    const body = JSON.stringify({ ...prompt, lines: count });
    const longestAnswer = 500 * count;
    return {
      // No token is shorter than a byte.
      maxTokens: Buffer.byteLength(body) + longestAnswer,
      write: async (): Promise<WritingOutcome<Text>> => {
        try {
          const signal = AbortSignal.timeout(this.#timeout);
          const response = await fetch(`${this.#url}/write`, { method: 'POST', body, signal });
          if (!response.ok) return { kind: 'failed', reason: 'not-accepted', use: undefined };
          const answer = await response.text();
          const isText = response.headers.get('content-type') === 'text/plain';
          const lines = answer.split('\n').filter(Boolean);
          const text = isText && lines.length === count ? read(lines) : undefined;
          const use = { input: prompt.input.length, output: answer.length };
          return text === undefined
            ? { kind: 'failed', reason: 'malformed', use }
            : { kind: 'written', text, use };
        } catch (error) {
          const isSlow = error instanceof Error && error.name === 'TimeoutError';
          return { kind: 'failed', reason: isSlow ? 'slow' : 'unreachable', use: undefined };
        }
      },
    };
  }
}

let model: Server;
/** What it answers instead, where a test says so. */
let answer: string | undefined;
let url = '';
beforeAll(async () => {
  model = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { lines, instructions } = JSON.parse(Buffer.concat(chunks).toString());
      const topic = instructions.includes('weekly insight') ? `${topicNames[0]}: ` : '';
      const usual = Array.from({ length: lines }, (_, n) => `${topic}Look for ${n + 2} round stones today.`);
      response.setHeader('content-type', 'text/plain').end(answer ?? usual.join('\n'));
    });
  });
  await new Promise<void>((started) => model.listen(0, '127.0.0.1', started));
  url = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((stopped) => model.close(stopped)));

writerContract('of a model of one’s own', () => new OwnModelWriter(url));
writerFaultContract(
  'of a model of one’s own',
  async (fault) => new OwnModelWriter(await brokenServer(fault), 300),
);

describe('a third writer', () => {
  let database: TestDatabase;
  let knex: Knex;
  beforeAll(async () => {
    database = await testDatabase();
    knex = connect(database.url, { max: 2 });
  });
  afterAll(async () => {
    await knex.destroy();
    await database.drop();
  });

  it('replaces ours in one line, without a change of the feature', () => {
    const log = pino({ level: 'silent' });
    const container = createContainer({ config: readConfig({}), knex, publicUrl: () => url, log });
    container.rebind(port('writer')).toConstantValue(new OwnModelWriter(url));
    expect(container.get(port('writer'))).toBeInstanceOf(OwnModelWriter);
  });

  it.each([
    ['too few lines', 'Only one line.', 'malformed'],
    ['nothing', '', 'malformed'],
  ])('fails in our words with %s', async (_, given, reason) => {
    answer = given;
    const pair = { season: 'autumn', children: [{ mine: 4, theirs: 5 }], activities: [], slots: 1 } as const;
    const outcome = await new OwnModelWriter(url).suggestions({ pairs: [pair, pair], variation: 1 }).write();
    answer = undefined;
    expect(outcome).toMatchObject({ kind: 'failed', reason });
  });

  it('fails in our words where nobody answers', async () => {
    const pair = { season: 'autumn', children: [{ mine: 4, theirs: 5 }], activities: [], slots: 1 } as const;
    const nowhere = new OwnModelWriter('http://127.0.0.1:9');
    expect(await nowhere.suggestions({ pairs: [pair], variation: 1 }).write()).toMatchObject({
      kind: 'failed',
      reason: 'unreachable',
    });
  });
});
