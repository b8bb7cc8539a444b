import { randomUUID } from 'node:crypto';
import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportMember } from '../../../testing/case-setup.ts';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  admin = await server.member({ isAdmin: true });
});
afterAll(() => server.close());

async function usePhoto({ id }: TestMember): Promise<string> {
  const name = randomUUID();
  await server
    .knex('photos')
    .insert({ name, ownerId: id, usedAs: 'portrait', enteredAt: server.clock.now() });
  await server
    .knex('users')
    .where({ id })
    .update({ profilePhotoUrl: photoUrl(name) });
  return name;
}

async function things(member: TestMember) {
  const { id } = await server.knex('cases').where({ memberId: member.id }).first('id');
  return (await admin.get(`/api/admin/cases/${id}`)).body.things;
}

it('a photo stands for its copy until that is there, and is told from the one that came after', async () => {
  const [ana, bea] = [await mother(server), await mother(server)];
  const first = await usePhoto(bea);
  const { status } = await reportMember(server, ana, bea, 'fake');
  expect(status).toBe(200);
  const asReported = { photoUrls: [photoUrl(first)] };
  expect(await things(bea)).toMatchObject([{ kept: asReported, now: asReported, isUnchanged: true }]);

  await server.knex('evidence_photos').where({ source: first }).update({ copiedAt: server.clock.now() });
  const { name } = await server.knex('evidence_photos').where({ source: first }).first('name');
  const copied = { photoUrls: [photoUrl(name)] };
  expect(await things(bea)).toMatchObject([{ kept: copied, now: asReported, isUnchanged: true }]);

  const second = await usePhoto(bea);
  const today = { photoUrls: [photoUrl(second)] };
  expect(await things(bea)).toMatchObject([{ kept: copied, now: today, isUnchanged: false }]);
});

it('a drawing of the app stands beside what it is today as itself', async () => {
  const [ana, bea] = [await mother(server), await mother(server)];
  const drawing = photoUrl('drawing-of-bea');
  await server.knex('users').where({ id: bea.id }).update({ profilePhotoUrl: drawing });
  expect((await reportMember(server, ana, bea, 'fake')).status).toBe(200);
  const asItIs = { photoUrls: [drawing] };
  expect(await things(bea)).toMatchObject([{ kept: asItIs, now: asItIs, isUnchanged: true }]);
});
