import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { memberWithSelfies, selfieCalls } from '../../../testing/selfie-check-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let offering: TestServer;
beforeAll(async () => {
  offering = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => offering.close());

const swap = (recipientId: number, date: Date) => ({
  recipientId,
  childIds: [],
  date: date.toISOString(),
  location: 'At home',
});

describe('where a check is required', () => {
  it('nothing is put on sale and no swap is requested before it, and both after it', async () => {
    const requiring = await offering.anotherServer({ SELFIE_CHECK: 'required' });
    const admin = await requiring.member(columnsOf.admin);
    const { member, checkId } = await memberWithSelfies(requiring, columnsOf.premium);
    const codes = async () => [
      (await member.post('/api/marketplace', {})).body.error,
      (await member.post('/api/swaps/request', swap(admin.id, requiring.clock.now()))).body.error,
      (await member.get('/api/me')).body.mustCheckPhoto,
    ];
    expect(await codes()).toEqual(['SELFIE_CHECK_REQUIRED', 'SELFIE_CHECK_REQUIRED', true]);
    await admin.post(`/api/admin/checks/${checkId}/decide`, { decision: 'approve' });
    const after = await codes();
    expect(after).not.toContain('SELFIE_CHECK_REQUIRED');
    expect(after.at(-1)).toBe(false);
  });
});

describe('where checks are switched off', () => {
  it('there is no call, and what there was is removed', async () => {
    const { member, checkId } = await memberWithSelfies(offering);
    const admin = await offering.member(columnsOf.admin);
    await admin.post(`/api/admin/checks/${checkId}/decide`, { decision: 'approve' });
    expect((await member.get('/api/me')).body.photoCheckedAt).not.toBeNull();
    const off = await offering.anotherServer({ SELFIE_CHECK: 'off' });
    const visitor = Object.assign(off.visitor(), { cookies: member.cookies });
    const office = Object.assign(off.visitor(), { cookies: admin.cookies });
    const replies = [
      await visitor.get(selfieCalls.current),
      await visitor.post(selfieCalls.send),
      await office.get('/api/admin/checks'),
      await office.get(`/api/admin/checks/${checkId}`),
      await office.post(`/api/admin/checks/${checkId}/decide`, { decision: 'approve' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await removeOldRows(off);
    expect((await visitor.get('/api/me')).body).toMatchObject({ selfieChecks: 'off', photoCheckedAt: null });
    expect(await off.knex('selfie_checks')).toEqual([]);
  });
});
