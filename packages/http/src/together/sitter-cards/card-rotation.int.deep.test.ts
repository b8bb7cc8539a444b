import { KeyRotation, type SealedColumn } from '@nestmates/application/platform/encryption/key-rotation.ts';
import { isFull, rounds } from '@nestmates/domain/testing/depth.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { AesEncryption } from '@nestmates/infrastructure/platform/encryption/aes-encryption.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { SitterCardRepository } from '@nestmates/infrastructure/together/sitter-cards/sitter-card-repository.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const cards = rounds(1000, 100);
const newKey = { id: '2027', key: 'k'.repeat(43) };

let server: TestServer;
/** Has the new key before the one with which everything is encrypted. */
let rotated: TestServer;
let ana: TestMember;
let childIds: readonly number[];
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  rotated = await server.anotherServer({ ENCRYPTION_KEYS: `${newKey.id}:${newKey.key}` });
  ana = await mother(server);
  const { rows } = await server.knex.raw(
    `insert into children (user_id, position, gender, age, created_at)
     select ?, n, 'girl', 4, now() from generate_series(1, ${cards}) n returning id`,
    [ana.id],
  );
  childIds = rows.map(({ id }: { id: number }) => id);
});
afterAll(() => server.close());

const textOf = (childId: number, version: number) => JSON.stringify({ childId, version });

/** Encrypts all as they were written before there was a new key. */
async function encryptAllAnew(): Promise<void> {
  const old = server.container.get(port('encryption'));
  await server.knex('sitter_cards').delete();
  const rows = await Promise.all(
    childIds.map(async (childId) => ({
      childId,
      sealed: await old.seal({ kind: 'card', id: childId }, textOf(childId, 0)),
      changedAt: new Date(),
    })),
  );
  await server.knex('sitter_cards').insert(rows);
}

async function readAll(by: Pick<AesEncryption, 'open'>): Promise<ReadonlyMap<number, string>> {
  const rows: { childId: number; sealed: string }[] = await server.knex('sitter_cards');
  const read = rows.map(
    async ({ childId, sealed }): Promise<[number, string]> => [
      childId,
      await by.open({ kind: 'card', id: childId }, sealed),
    ],
  );
  return new Map(await Promise.all(read));
}

/** Writes every seventh card and reads every fifth one, as long as the rotation runs. Answers what was written last. */
async function useWhile(isRunning: () => boolean): Promise<ReadonlyMap<number, string>> {
  const [store, current] = [
    rotated.container.get(port('sitterCardStore')),
    rotated.container.get(port('encryption')),
  ];
  const written = new Map<number, string>();
  for (let nth = 0; isRunning() || nth < cards; nth += 1) {
    const childId = childIds[nth % cards] ?? 0;
    if (nth % 7 === 0) {
      const text = textOf(childId, nth + 1);
      const sealed = await current.seal({ kind: 'card', id: childId }, text);
      await store.save(ana.id, { childId, sealed, changedAt: new Date() });
      written.set(childId, text);
    } else if (nth % 5 === 0) {
      const found = await store.find(ana.id, childId, new Date());
      expect(await current.open({ kind: 'card', id: childId }, found?.card?.sealed ?? '')).toContain(
        'version',
      );
    }
  }
  return written;
}

const rotationOf = (column: SealedColumn): KeyRotation =>
  new KeyRotation({
    sealedColumns: [column],
    encryption: rotated.container.get(port('encryption')),
    transaction: rotated.container.get(KnexTransaction),
  });

/** How many cards are not as they were last written, once the rotation is done and the old key is gone. */
async function lostBy(rotation: KeyRotation): Promise<number> {
  await encryptAllAnew();
  let running = true;
  const rotating = rotation.run().finally(() => {
    running = false;
  });
  const [written] = await Promise.all([useWhile(() => running), rotating]);
  const now = await readAll(new AesEncryption(async () => [newKey]));
  return childIds.filter((childId) => now.get(childId) !== (written.get(childId) ?? textOf(childId, 0)))
    .length;
}

it('all cards are encrypted anew while they are read and written, and none is lost', async () => {
  const column = new SitterCardRepository(rotated.container.get(KnexTransaction));
  expect(await lostBy(rotationOf(column))).toBe(0);
  expect(await rotationOf(column).run()).toBe(0);
});

it('the command rotates them', async () => {
  await encryptAllAnew();
  expect(await rotated.container.get(KeyRotation).run()).toBeGreaterThanOrEqual(cards);
  expect((await readAll(new AesEncryption(async () => [newKey]))).size).toBe(cards);
});

/** A member changes the first card of each batch when the rotation has read it, over another connection. */
async function lostAfterReading(column: SealedColumn, waitsForLock: boolean): Promise<number> {
  await encryptAllAnew();
  const current = rotated.container.get(port('encryption'));
  const written = new Map<number, string>();
  const writing: Promise<boolean>[] = [];
  await rotationOf({
    kind: 'card',
    async lockAfter(id, max) {
      const values = await column.lockAfter(id, max);
      const [first] = values;
      if (!first) return values;
      const text = textOf(first.id, 1);
      const sealed = await current.seal({ kind: 'card', id: first.id }, text);
      const card = { childId: first.id, sealed, changedAt: new Date() };
      writing.push(server.container.get(port('sitterCardStore')).save(ana.id, card));
      written.set(first.id, text);
      if (!waitsForLock) await Promise.all(writing);
      return values;
    },
    replace: (value) => column.replace(value),
  }).run();
  await Promise.all(writing);
  const now = await readAll(new AesEncryption(async () => [newKey]));
  expect(written.size).toBeGreaterThan(5);
  return [...written].filter(([childId, text]) => now.get(childId) !== text).length;
}

if (isFull) {
  it('what is written while a card is encrypted anew is not overwritten by what it was', async () => {
    const column = new SitterCardRepository(rotated.container.get(KnexTransaction));
    expect(await lostAfterReading(column, true)).toBe(0);
  });
}

if (isFull) {
  it('is overwritten where the rotation reads without a lock, so the lock is what keeps it', async () => {
    const real = new SitterCardRepository(rotated.container.get(KnexTransaction));
    const naive: SealedColumn = {
      kind: 'card',
      async lockAfter(id, max) {
        const cards = server.knex('sitter_cards').where('childId', '>', id).orderBy('childId').limit(max);
        return (await cards).map(({ childId, sealed }) => ({ id: childId, sealed }));
      },
      replace: (value) => real.replace(value),
    };
    expect(await lostAfterReading(naive, false)).toBeGreaterThan(5);
  });
}
