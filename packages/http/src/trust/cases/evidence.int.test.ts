import { EvidenceKeeper } from '@nestmates/application/trust/cases/evidence-keeper.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseAbout, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { send } from '../../../testing/send-photo.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const mother = (firstName: string) => server.member({ ...columnsOf.pro, firstName });

/** Signed in now: a session does not last as long as evidence does. */
const administrator = (): Promise<TestMember> => server.member({ isAdmin: true, firstName: 'Sara' });

/** A member with a photo, who was reported; and the address of the copy. */
async function reported() {
  const admin = await administrator();
  const [ana, bea] = [await mother('Ana'), await mother('Bea')];
  const uploaded = await send(bea, await sample.colours());
  expect([uploaded.status, uploaded.text]).toEqual([200, expect.any(String)]);
  expect((await reportMember(server, ana, bea)).status).toBe(200);
  await server.runJobs();
  const page = await caseAbout(server, admin, bea);
  const [thing] = page.things;
  return {
    admin,
    ana,
    bea,
    page,
    own: String(uploaded.body.profilePhotoUrl),
    copy: thing?.kept?.photoUrls[0] ?? '',
  };
}

const evidenceOf = ({ id: caseId }: { readonly id: number }) => server.knex('evidence').where({ caseId });
const sweep = () => server.container.get(EvidenceKeeper).sweep();
const opens = async (by: { get(path: string): Promise<{ status: number }> }, path: string) =>
  (await by.get(path)).status;

describe('the photo of what was reported', () => {
  it('is kept under another name, for administrators alone, also once it is deleted', async () => {
    const { admin, ana, bea, own, copy } = await reported();
    expect(copy).not.toBe(own);
    expect(copy).toMatch(/^\/photos\/evidence-/);
    expect((await bea.delete('/api/profile/photo')).status).toBe(200);
    await server.runJobs();
    expect(await opens(bea, own)).toBe(404);
    const everyone = [admin, ana, bea, server.visitor()];
    expect(await Promise.all(everyone.map((by) => opens(by, copy)))).toEqual([200, 404, 404, 404]);
  });

  it('is copied once, and what is already copied is not read again', async () => {
    const { page } = await reported();
    const [{ id }] = await evidenceOf(page);
    const [before] = await server.knex('evidence_photos').where({ evidenceId: id });
    server.clock.forward(1000);
    await server.container.get(EvidenceKeeper).copyPhotos(id);
    expect(await server.knex('evidence_photos').where({ evidenceId: id })).toEqual([before]);
  });
});

describe('evidence', () => {
  const nameIn = (copy: string) => copy.split('/')[2] ?? '';
  const isStored = async (copy: string) =>
    (await server.container.get(port('photoStore')).read(nameIn(copy), 'card.webp')) !== undefined;

  it('stays for the 180 days in which one can appeal, and goes with its photos', async () => {
    const { admin, page, copy } = await reported();
    await decideCase(admin, page, 'warn');
    server.clock.forward(days(180) - hours(1));
    await sweep();
    expect(await evidenceOf(page)).toHaveLength(1);
    server.clock.forward(hours(1) + 1);
    await sweep();
    expect([await evidenceOf(page), await isStored(copy)]).toEqual([[], false]);
    const kept = await server.knex('evidence_photos').where({ name: nameIn(copy) });
    expect(kept).toEqual([]);
    const { body } = await (await administrator()).get(`/api/admin/cases/${page.id}`);
    expect(body).toMatchObject({ state: 'decided', things: [{ kept: null }] });
  });

  it('stays while an appeal waits, and for 30 days after its answer', async () => {
    const { admin, bea, page, copy } = await reported();
    const decided = await decideCase(admin, page, 'warn');
    const [{ id: decisionId }] = decided.body.decisions as unknown as [{ id: number }];
    await bea.post('/api/account/appeals', { decisionId, words: 'It was not me.' });
    server.clock.forward(days(400));
    await sweep();
    expect(await evidenceOf(page)).toHaveLength(1);
    const other = await server.member({ isAdmin: true, firstName: 'Tina' });
    const { version } = await caseAbout(server, other, bea);
    const answer = { version, outcome: 'upheld', words: 'It was.' };
    expect((await other.post(`/api/admin/cases/${page.id}/appeal`, answer)).status).toBe(200);
    server.clock.forward(days(30) - hours(1));
    await sweep();
    expect(await evidenceOf(page)).toHaveLength(1);
    server.clock.forward(hours(1) + 1);
    await sweep();
    expect([await evidenceOf(page), await isStored(copy)]).toEqual([[], false]);
  });

  it('of an open case stays, and goes once the case is void', async () => {
    const { bea, page, copy } = await reported();
    server.clock.forward(days(1000));
    await sweep();
    expect(await evidenceOf(page)).toHaveLength(1);
    await server.knex('cases').where({ memberId: bea.id }).update({ status: 'void' });
    await sweep();
    expect([await evidenceOf(page), await isStored(copy)]).toEqual([[], false]);
  });
});
