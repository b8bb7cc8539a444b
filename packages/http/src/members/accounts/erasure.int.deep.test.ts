import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { columns } from '@nestmates/infrastructure/tables.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mark, type Marked, markEverything, marksIn, notMarked } from '../../../testing/marks.ts';
import { memberWithEverything } from '../../../testing/member-with-everything.ts';
import { send } from '../../../testing/send-photo.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

/** Everybody has the right one: the stored one is a mark. */
const anyPassword = { hash: async (password: string) => password, verify: async () => true };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasure-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const columnsOf = (which: 'deleted' | 'emptied' | 'kept' | 'impersonal'): readonly string[] =>
  columns
    .filter(({ erasure }) => (typeof erasure === 'object' ? 'kept' : erasure) === which)
    .map(({ table, name }) => `${table}.${name}`);

/** What stays under another name than it had, and why it may. */
const keptElsewhere = [
  // Who an administrator has acted upon.
  'users.first_name in audit',
  'users.last_name in audit',
  // The customer at the payment provider, whom nothing refers to a member.
  'billing_customers.customer_id in former_customers',
  'billing_customers.provider in former_customers',
  // Belong to the other side: the member is the buyer here.
  'orders.seller_account_id in orders',
  'reviews.answer in reviews',
];

interface Erased extends Marked {
  readonly found: readonly string[];
  readonly files: readonly string[];
  readonly log: string;
  readonly letters: readonly string[];
}

async function erase(on: TestServer): Promise<Erased> {
  const photos = join(folder, 'photos');
  await rm(photos, { recursive: true, force: true });
  const subject = await memberWithEverything(on);
  await on.runJobs();
  await on.knex('paid_subscriptions').update({ status: 'canceled' });
  const { marks: put, ...others } = await markEverything(on.knex, subject.id, [
    ...notMarked,
    ...columnsOf('impersonal'),
  ]);
  const marks: readonly Mark[] = [...put, { column: 'users.email', mark: subject.email }];
  const photo = await send(subject, await sample.colours());
  expect([photo.status, await readdir(photos)]).toEqual([200, [expect.any(String)]]);
  expect((await subject.delete('/api/account', { password: 'any' })).status).toBe(200);
  await on.runJobs();
  const letters = await on.knex('sandbox_mail').pluck('subject');
  await on.knex('sandbox_mail').where({ subject: 'Your Nestmates account is deleted' }).delete();
  const log = JSON.stringify(on.log);
  return {
    ...others,
    marks,
    letters,
    found: await marksIn(on.knex, marks),
    files: await readdir(photos),
    log: marks.filter(({ mark }) => log.includes(mark)).join(),
  };
}

describe('after an erasure', () => {
  let erased: Erased;
  beforeAll(async () => {
    const server = await testServer({
      env: { DATA_DIR: folder, RATE_LIMITS: 'off' },
      swap: (container) => void container.rebind(port('passwords')).toConstantValue(anyPassword),
    });
    erased = await erase(server);
    await server.close();
  });

  it('nothing of the member stands anywhere but where it is said to stay', () => {
    const kept = columnsOf('kept');
    const said = [...kept.map((column) => `${column} in ${column.split('.')[0]}`), ...keptElsewhere];
    expect(erased.found.filter((place) => !said.includes(place))).toEqual([]);
    expect(erased.found).toContain('orders.title in orders');
  });

  it('was asked about every column that is said to be deleted or emptied', () => {
    const marked = erased.marks.map(({ column }) => column);
    expect(marked.length).toBeGreaterThan(150);
    expect(erased.refused).toEqual([]);
    const gone = [...columnsOf('deleted'), ...columnsOf('emptied')];
    expect(erased.empty.filter((column) => gone.includes(column))).toEqual([]);
  });

  it('neither the photo store nor the log has anything of the member', () => {
    expect([erased.files, erased.log]).toEqual([[], '']);
  });

  it('the last e-mail says so', () => {
    expect(erased.letters).toEqual(['Your Nestmates account is deleted']);
  });
});

if (isFull) {
  it('finds what stays when the features erase nothing', async () => {
    const server = await testServer({
      env: { DATA_DIR: folder, RATE_LIMITS: 'off' },
      swap: (container) => {
        container.rebind(port('passwords')).toConstantValue(anyPassword);
        container.rebind(port('accountErasure')).toConstantValue({ eraseMember: async () => undefined });
      },
    });
    const { found, files } = await erase(server);
    await server.close();
    expect(found).toEqual(
      expect.arrayContaining([
        'decisions.words in decisions',
        'evidence.content in evidence',
        'orders.address in orders',
        'reports.words in reports',
      ]),
    );
    expect(files).toHaveLength(1);
  });
}
