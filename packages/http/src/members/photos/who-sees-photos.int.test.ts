import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { send } from '../../../testing/send-photo.ts';
import { onSale, openShop, seller } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates photos '));
  server = await testServer({ env: { DATA_DIR: folder, RATE_LIMITS: 'off' } });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const portraitOf = async (member: TestMember): Promise<string> =>
  String((await send(member, await sample.grey())).body.profilePhotoUrl);

/** Asks as a browser does that has the photo in its cache. */
const askAgain = (by: Visitor, url: string, etag: string) =>
  by.get(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });

const statusFor = async (by: Visitor, url: string): Promise<number> => (await by.get(url)).status;

describe('the photo of a member', () => {
  it('is shown to members and to herself, and no shared cache keeps it', async () => {
    const [owner, stranger] = [await mother(server), await mother(server)];
    const url = await portraitOf(owner);
    for (const viewer of [owner, stranger, await server.signedInAs('admin')]) {
      const { status, headers } = await viewer.get(url);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    }
  });

  it('is not there for a visitor, nor before the viewer has a finished profile', async () => {
    const url = await portraitOf(await mother(server));
    expect(await statusFor(server.visitor(), url)).toBe(404);
    expect(await statusFor(await server.member({ ...columnsOf.onboarding }), url)).toBe(404);
  });

  it('is shown to a visitor as long as the member sells', async () => {
    const owner = await seller(server);
    const url = await portraitOf(owner);
    expect(await statusFor(server.visitor(), url)).toBe(404);
    const listing = await onSale(owner);
    expect(await statusFor(server.visitor(), url)).toBe(200);
    await owner.delete(`/api/marketplace/${listing}`);
    expect(await statusFor(server.visitor(), url)).toBe(404);
    await openShop(owner, 'Little things');
    expect(await statusFor(server.visitor(), url)).toBe(200);
  });

  it.each(['the owner', 'the viewer'])('ends with a block by %s, also for who has it cached', async (who) => {
    const [owner, viewer] = [await mother(server), await mother(server)];
    const url = await portraitOf(owner);
    const etag = (await viewer.get(url)).headers.get('etag') ?? '';
    const cached = await askAgain(viewer, url, etag);
    expect([cached.status, cached.text]).toEqual([304, '']);
    const [blocker, blocked] = who === 'the owner' ? [owner, viewer] : [viewer, owner];
    await blocker.post(`/api/blocks/${blocked.id}`);
    expect((await askAgain(viewer, url, etag)).status).toBe(404);
    expect(await statusFor(owner, url)).toBe(200);
    await blocker.delete(`/api/blocks/${blocked.id}`);
    expect((await askAgain(viewer, url, etag)).status).toBe(304);
  });

  it('ends with the account and with the photo, before any file is removed', async () => {
    const [leaving, changing, viewer] = [await mother(server), await mother(server), await mother(server)];
    const [left, replaced] = [await portraitOf(leaving), await portraitOf(changing)];
    await leaving.delete('/api/account', { password: memberPassword });
    await portraitOf(changing);
    for (const url of [left, replaced]) expect(await statusFor(viewer, url)).toBe(404);
    expect(await statusFor(changing, replaced)).toBe(404);
  });

  it('takes one statement beside the one that knows the caller', async () => {
    const [owner, viewer] = [await mother(server), await mother(server)];
    const url = await portraitOf(owner);
    await viewer.get(url);
    expect((await server.statements.during(() => viewer.get(url))).length).toBeLessThanOrEqual(2);
  });
});
