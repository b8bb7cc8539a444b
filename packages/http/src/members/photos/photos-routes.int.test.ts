import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoUrlAt } from '@nestmates/domain/platform/photos/photo-address.ts';
import { photoFiles } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { send } from '../../../testing/send-photo.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates photos '));
  server = await testServer({ env: { DATA_DIR: folder } });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const urlIn = ({ body }: Reply): string => String(body.profilePhotoUrl);

describe('uploading a photo', () => {
  it('answers the member with it, long before her profile is finished', async () => {
    const member = await server.member({ firstName: 'Nina' });
    const reply = await send(member, await sample.colours());
    expect(reply.status).toBe(200);
    expect(urlIn(reply)).toMatch(/^\/photos\/[\w-]{43}\/card\.webp$/);
    expect(reply.body.imageUrl).toBe(reply.body.profilePhotoUrl);
    expect(reply.body.user).toMatchObject({
      id: member.id,
      firstName: 'Nina',
      profilePhotoUrl: urlIn(reply),
    });
    expect((await member.get('/api/me')).body.profilePhotoUrl).toBe(urlIn(reply));
  });

  it('serves each size and format as what it is and nothing else', async () => {
    const member = await server.member();
    const url = urlIn(await send(member, await sample.withMetadata()));
    for (const file of photoFiles) {
      const [size, format] = file.split('.') as ['avatar' | 'card' | 'full', 'webp' | 'jpg'];
      const { status, headers, text } = await member.get(photoUrlAt(url, size, format));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(format === 'webp' ? 'image/webp' : 'image/jpeg');
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).not.toContain('a secret place');
      expect(text).not.toContain('Exif');
    }
    const etag = (await member.get(url)).headers.get('etag') ?? '';
    const again = await member.get(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('serves nothing but photos there', async () => {
    for (const path of [
      '/photos/unknown/card.webp',
      '/photos/unknown',
      '/photos/..%2f..%2fetc/card.webp',
      '/photos/a/../../secret',
      '/photos/a/card.svg',
      '/photos/a/card.webp/more',
    ]) {
      expect((await server.visitor().get(path)).status, path).toBe(404);
    }
  });

  it('removes the photo that it replaces', async () => {
    const member = await server.member();
    const first = urlIn(await send(member, await sample.colours()));
    const second = urlIn(await send(member, await sample.grey()));
    await server.runJobs();
    expect((await member.get(first)).status).toBe(404);
    expect((await member.get(second)).status).toBe(200);
  });

  it('is taken down when she wants none, files and all, and asked twice it is gone all the same', async () => {
    const member = await server.member({ firstName: 'Nina' });
    const url = urlIn(await send(member, await sample.colours()));
    for (const _ of ['once', 'again']) {
      const { status, body } = await member.delete('/api/profile/photo');
      expect([status, body.firstName, body.profilePhotoUrl]).toEqual([200, 'Nina', null]);
    }
    await server.runJobs();
    expect((await member.get('/api/me')).body.profilePhotoUrl).toBeNull();
    expect((await member.get(url)).status).toBe(404);
  });

  it('keeps one of two that come at the same time, and removes the other', async () => {
    const member = await server.member();
    const photo = await sample.colours();
    const replies = await Promise.all([send(member, photo), send(member, photo), send(member, photo)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await server.runJobs();
    const shown = (await member.get('/api/me')).body.profilePhotoUrl;
    const there = await Promise.all(
      replies.map(async (reply) =>
        (await member.get(urlIn(reply))).status === 200 ? urlIn(reply) : undefined,
      ),
    );
    expect(there.filter(Boolean)).toEqual([shown]);
  });

  it('goes with the member when she leaves', async () => {
    const member = await server.member();
    const url = urlIn(await send(member, await sample.colours()));
    await member.delete('/api/account', { password: memberPassword });
    await server.runJobs();
    expect((await (await server.signedInAs('free')).get(url)).status).toBe(404);
    expect(await server.knex('photos').whereNull('ownerId')).toEqual([]);
  });

  it('is swept away when it broke off half way', async () => {
    const member = await server.member();
    await server
      .knex('photos')
      .insert({ name: 'broken-off', ownerId: member.id, enteredAt: server.clock.now() });
    server.clock.forward(hours(2));
    const sweep = server.container.getAll(port('cronJobs')).find(({ name }) => name === 'photos.sweep');
    await sweep?.run();
    expect(await server.knex('photos').where({ name: 'broken-off' })).toEqual([]);
  });

  it('takes eight statements at most', async () => {
    const member = await server.member();
    await send(member, await sample.grey());
    const photo = await sample.grey();
    expect((await server.statements.during(() => send(member, photo))).length).toBeLessThanOrEqual(8);
  });
});
