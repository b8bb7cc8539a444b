import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Recall } from '@nestmates/domain/trust/recalls/recall.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { RecallableThings } from './ports.ts';
import { RecallList } from './recall-list.ts';
import { RecallLook } from './recall-look.ts';
import { recalledThing } from './recalled-thing.ts';

const clock = new StoppedClock();
const rocker: Recall = {
  id: 'rocker',
  title: 'Rocker',
  url: 'https://recalls.example/rocker',
  date: '2019',
  brands: ['Fisher-Price'],
  models: ['Rock n Play'],
};
const rockerFor = (id: number) => ({
  id,
  title: 'Fisher-Price Rock n Play',
  description: '',
  brand: null,
  model: null,
});
const bike = (id: number) => ({ ...rockerFor(id), title: 'Balance bike' });

let transaction: MemoryTransaction;
let jobs: MemoryJobs;
let asked: Parameters<RecallableThings['after']>[];
let onSale: ReturnType<typeof rockerFor>[];
let look: RecallLook;
beforeEach(() => {
  [transaction, jobs, asked, onSale] = [new MemoryTransaction(), new MemoryJobs(), [], []];
  const things = ['listing', 'order'].map(
    (kind): RecallableThings => ({
      kind,
      job: job(`${kind}s.recalled`, recalledThing),
      async after(...page) {
        asked.push(page);
        const [id, , limit] = page;
        return kind === 'listing' ? onSale.filter((each) => each.id > id).slice(0, limit) : [];
      },
    }),
  );
  const named = async (ids: readonly string[]) => [rocker].filter(({ id }) => ids.includes(id));
  const guarded = {
    async add(...added: Parameters<MemoryJobs['add']>) {
      transaction.requireRunning('A job is added');
      await jobs.add(...added);
    },
  };
  look = new RecallLook({
    knownRecalls: stub({ named }),
    recallableThings: things,
    jobs: guarded,
    transaction,
    clock,
  });
});
const waiting = () => jobs.waiting.map(({ name, payload }) => [name, payload]);

describe('a look for what was recalled', () => {
  const begin = (ids: readonly string[]) => transaction.run(() => look.begin(ids));

  it('begins with the first of each kind, where there is a new recall', async () => {
    await begin([]);
    expect(waiting()).toEqual([]);
    await begin(['rocker']);
    const all = { recallIds: ['rocker'], after: 0 };
    expect(waiting()).toEqual([
      ['recalls.look', { ...all, kind: 'listing' }],
      ['recalls.look', { ...all, kind: 'order' }],
    ]);
  });

  it('finds what is named in the recall, of the last two years, with a job for each', async () => {
    onSale = [rockerFor(3), bike(4), rockerFor(5)];
    await look.look({ kind: 'listing', recallIds: ['rocker'], after: 0 });
    expect(waiting()).toEqual([
      ['listings.recalled', { id: 3, recallId: 'rocker' }],
      ['listings.recalled', { id: 5, recallId: 'rocker' }],
    ]);
    expect(asked).toEqual([[0, later(clock.now(), -days(730)), 500]]);
  });

  it('goes on where a page ends, and ends with one that is not full', async () => {
    onSale = Array.from({ length: 501 }, (_, nth) => bike(nth + 1));
    const page = { kind: 'listing', recallIds: ['rocker'], after: 0 };
    await look.look(page);
    expect(waiting()).toEqual([['recalls.look', { ...page, after: 500 }]]);
    jobs.waiting.splice(0);
    await look.look({ ...page, after: 500 });
    expect(waiting()).toEqual([]);
  });

  it('is none at a kind that nobody brings, or for a recall that is known no more', async () => {
    onSale = [rockerFor(3)];
    await look.look({ kind: 'toy', recallIds: ['rocker'], after: 0 });
    await look.look({ kind: 'listing', recallIds: ['gone'], after: 0 });
    expect(waiting()).toEqual([]);
  });
});

describe('the list of recalls', () => {
  it('is looked through for what is new, of each source that could be reached', async () => {
    const replaced: string[] = [];
    const source = (name: string, published: readonly Recall[] | undefined) => ({
      source: name,
      published: async () => published,
    });
    const known = {
      all: async () => [],
      named: async () => [],
      async replace(name: string, recalls: readonly Recall[]) {
        transaction.requireRunning('Recalls are replaced');
        replaced.push(name);
        return recalls.map(({ id }) => id);
      },
    };
    const sources = [source('silent', undefined), source('agency', [rocker])];
    await new RecallList({
      recallSources: sources,
      knownRecalls: known,
      recallLook: look,
      transaction,
    }).refresh();
    expect(replaced).toEqual(['agency']);
    expect(jobs.waiting.map(({ payload }) => payload)).toMatchObject([
      { kind: 'listing', recallIds: ['rocker'] },
      { kind: 'order', recallIds: ['rocker'] },
    ]);
  });
});
