import { deferredFile, photoFiles } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { faulty } from '../../../testing/faulty.ts';
import { MemoryEvidence } from '../../../testing/memory/memory-evidence.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryPhotoStore } from '../../../testing/memory/memory-photos.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { type Evidence, evidenceOf } from '../things/evidence-view.ts';
import { EvidenceKeeper } from './evidence-keeper.ts';
import type { EvidenceStore } from './ports.ts';

const clock = new StoppedClock();
const urlOf = (name: string) => `/photos/${name}/card.webp`;

let store: MemoryEvidence;
let photos: MemoryPhotoStore;
let jobs: MemoryJobs;
let keeper: EvidenceKeeper;
let swept: Parameters<EvidenceStore['sweep']>[0][];
let over: Set<number>;
beforeEach(() => {
  over = new Set();
  swept = [];
  // Photos of members are in use, others about to be removed; what has no record is a drawing of the app.
  const inUse = (name: string) => (name.startsWith('drawing') ? undefined : !name.startsWith('removed'));
  store = new MemoryEvidence({ caseIsOver: (id) => over.has(id), casesAbout: () => [1], inUse });
  photos = new MemoryPhotoStore();
  jobs = new MemoryJobs();
  const watched = faulty(store, {
    async sweep(when) {
      swept.push(when);
      return store.sweep(when);
    },
  });
  let generated = 0;
  const tokens = {
    generate() {
      generated += 1;
      return `copy${generated}`;
    },
    digest: (text: string) => `digest of ${text}`,
  };
  keeper = new EvidenceKeeper({ evidenceStore: watched, photoStore: photos, tokens, jobs, clock });
});

const keep = (given: Partial<Evidence> = {}, caseId = 1) => {
  const content = evidenceOf({ title: 'Pram', ...given });
  return keeper.keep({ caseId, thing: { kind: 'listing', id: 7 }, content, takenAt: clock.now() });
};
const keptUrls = (id: number) => store.kept.get(id)?.content.photoUrls;

describe('evidence', () => {
  it('is kept again only once it has changed', async () => {
    const [first, again, changed] = [await keep(), await keep(), await keep({ title: 'Cheap pram' })];
    expect([again === first, changed === first]).toEqual([true, false]);
    expect(jobs.waiting).toEqual([]);
  });

  it('has photos of its own, in the order in which they were shown', async () => {
    const id = await keep({ photoUrls: [urlOf('second'), urlOf('first')] });
    const urls = keptUrls(id) ?? [];
    const copies = await store.photosToCopy(id);
    const sources = urls.map((url) => copies.find(({ name }) => url === urlOf(name))?.source);
    expect(sources).toEqual(['second', 'first']);
    expect(new Set(urls).size).toBe(2);
    expect(jobs.waiting).toEqual([{ name: 'cases.copy-photos', payload: { evidenceId: id }, timing: {} }]);
  });

  it('keeps drawings as they are, and leaves out what is being removed', async () => {
    const elsewhere = 'https://example.com/picture.png';
    const id = await keep({ photoUrls: [urlOf('drawing'), urlOf('removed'), elsewhere] });
    expect(keptUrls(id)).toEqual([urlOf('drawing'), elsewhere]);
    expect(jobs.waiting).toEqual([]);
  });

  it('has its photos copied by a job, which goes on where it broke off', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const files = photoFiles.map((file) => ({ file, bytes }));
    for (const name of ['one', 'other']) await photos.save(name, files);
    const id = await keep({ photoUrls: [urlOf('one'), urlOf('other')] });
    const [done, left] = await store.photosToCopy(id);
    await store.markCopied(done?.name ?? '', clock.now());
    await keeper.copyPhotos(id);
    expect(await store.photosToCopy(id)).toEqual([]);
    expect(photos.photos.has(done?.name ?? '')).toBe(false);
    const copied = [...(photos.photos.get(left?.name ?? '') ?? [])].map(([file]) => file);
    expect(copied).toEqual(photoFiles.filter((file) => file !== deferredFile));
  });
});

describe('evidence that is over', () => {
  it('goes with its files, and says how many were found', async () => {
    const id = await keep({ photoUrls: [urlOf('one'), urlOf('other')] });
    for (const { name } of await store.photosToCopy(id)) await photos.save(name, []);
    expect(await keeper.sweep()).toBe(0);
    over.add(1);
    expect(await keeper.sweep()).toBe(2);
    expect([store.kept.size, store.photos.length, photos.photos.size]).toEqual([0, 0, 0]);
    expect(await keeper.sweep()).toBe(0);
  });

  it('is so 180 days after a decision, and 30 after the answer to an appeal', async () => {
    await keeper.sweep();
    await keeper.sweep(7);
    const when = {
      decidedBefore: later(clock.now(), -days(180)),
      appealedBefore: later(clock.now(), -days(30)),
    };
    expect(swept).toMatchObject([when, { ...when, limit: 7 }]);
  });

  it('of an account that is deleted goes with it, and its files by a job', async () => {
    const id = await keep({ photoUrls: [urlOf('one')] });
    await keeper.eraseAbout(2);
    expect(store.kept.has(id)).toBe(false);
    expect(jobs.waiting.map(({ name }) => name)).toEqual(['cases.copy-photos', 'cases.remove-photos']);
  });
});
