import { EmailPortraits } from '@nestmates/application/members/photos/email-portraits.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { send } from '../../../testing/send-photo.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer();
  ana = await mother(server, { firstName: 'Ana' });
  bea = await mother(server, { firstName: 'Bea' });
});
afterAll(() => server.close());

const faceOfBea = () => server.container.get(EmailPortraits).of({ memberId: ana.id, otherId: bea.id });

it('is the face of whom an e-mail is about, as long as its reader is shown it', async () => {
  expect(await faceOfBea()).toEqual({ name: 'Bea', picture: null });
  expect((await send(bea, await sample.colours())).status).toBe(200);
  const face = await faceOfBea();
  // A JPEG.
  expect([...(face?.picture ?? []).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect((await ana.post(`/api/blocks/${bea.id}`)).status).toBe(200);
  expect(await faceOfBea()).toBeUndefined();
});

it('is nobody’s where an e-mail is about no member', async () => {
  const faces = server.container.get(EmailPortraits);
  expect(await faces.of({ memberId: ana.id, otherId: null })).toBeUndefined();
});
