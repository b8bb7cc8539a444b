import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { connect } from '../../../testing/mothers.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import {
  memberWithPhoto,
  memberWithSelfies,
  photoOf,
  selfieCalls,
  sendSelfies,
} from '../../../testing/selfie-check-setup.ts';
import { send } from '../../../testing/send-photo.ts';
import { emailsTo, subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let folder: string;
let server: TestServer;
let admin: TestMember;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates selfies '));
  server = await testServer({ env: { DATA_DIR: folder, RATE_LIMITS: 'off' } });
  admin = await server.member({ ...columnsOf.admin, firstName: 'Dana' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const selfiesOf = async (checkId: number): Promise<readonly string[]> =>
  (await server.knex('selfie_pictures').where({ checkId }).orderBy('nth')).map(({ name }) => name);
const isStored = (name: string) =>
  access(join(folder, 'photos', name)).then(
    () => true,
    () => false,
  );
const decide = (by: TestMember, checkId: number, body: object) =>
  by.post(`/api/admin/checks/${checkId}/decide`, body);
const stateOf = async (member: TestMember) => (await member.get(selfieCalls.current)).body.state;
const sweep = () => removeOldRows(server);

describe('poses', () => {
  it('are asked for once an hour, and then others, three times a day', async () => {
    const member = await memberWithPhoto(server);
    expect((await member.get(selfieCalls.current)).body).toMatchObject({ state: 'none', poses: [] });
    const first = await member.post(selfieCalls.send);
    expect(first.body).toMatchObject({ state: 'asked', posesUntil: expect.any(String) });
    expect(first.body.poses).toHaveLength(2);
    expect((await member.post(selfieCalls.send)).body).toEqual(first.body);
    expect((await member.get(selfieCalls.current)).body).toEqual(first.body);
    for (const _ of [2, 3]) {
      server.clock.forward(hours(1));
      expect(await stateOf(member)).toBe('expired');
      expect((await sendSelfies(member)).body).toMatchObject({ error: 'POSES_EXPIRED' });
      expect((await member.post(selfieCalls.send)).status).toBe(200);
    }
    server.clock.forward(hours(1));
    expect(await member.post(selfieCalls.send)).toMatchObject({
      status: 429,
      body: { error: 'RATE_LIMITED' },
    });
    expect(await server.knex('selfie_checks').where({ memberId: member.id })).toHaveLength(3);
  });

  it('are for members with a main photo', async () => {
    const member = await server.member(columnsOf.free);
    const reply = await member.post(selfieCalls.send);
    expect([reply.status, reply.body.error]).toEqual([409, 'MAIN_PHOTO_MISSING']);
  });
});

describe('two selfies', () => {
  it('are kept without metadata, and no address leads to them', async () => {
    const { member, checkId } = await memberWithSelfies(server);
    expect(await stateOf(member)).toBe('sent');
    const names = await selfiesOf(checkId);
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(await readdir(join(folder, 'photos', name))).toEqual(['full.jpg']);
      const stored = await readFile(join(folder, 'photos', name, 'full.jpg'), 'latin1');
      expect(stored).not.toContain('a secret place');
      expect(stored).not.toContain('Exif');
      for (const viewer of [member, admin, server.visitor()]) {
        expect((await viewer.get(`/photos/${name}/full.jpg`)).status).toBe(404);
      }
    }
  });

  it('are refused with a sentence of their own, and nothing of them is kept', async () => {
    const member = await memberWithPhoto(server);
    await member.post(selfieCalls.send);
    const before = await readdir(join(folder, 'photos'));
    const picture = await sample.colours();
    const refusals = [
      await sendSelfies(member, { first: picture, second: picture }),
      await sendSelfies(member, { first: Buffer.from('not a photo') }),
      await sendSelfies(member, { second: Buffer.alloc(5 * 1024 * 1024 + 1) }),
      await send(member, picture, { path: selfieCalls.send, field: 'first' }),
      await member.post(selfieCalls.send, { poses: ['open-hand', 'fist'] }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'VALIDATION'],
      [415, 'UNSUPPORTED_TYPE'],
      [413, 'TOO_LARGE'],
      [400, 'VALIDATION'],
      [400, 'VALIDATION'],
    ]);
    expect(refusals[0]?.body.message).toContain('Both are the same picture');
    expect(await readdir(join(folder, 'photos'))).toEqual(before);
    expect(await stateOf(member)).toBe('asked');
  });

  it('are sent once', async () => {
    const { member } = await memberWithSelfies(server);
    expect((await sendSelfies(member)).body.error).toBe('SELFIE_CHECK_SENT');
    expect((await member.post(selfieCalls.send)).body.error).toBe('SELFIE_CHECK_SENT');
  });

  it('are removed where they were stored and then refused, and where they were never sent', async () => {
    const never = `selfie-${'n'.repeat(43)}`;
    await server.knex('selfie_pictures').insert({ name: never, nth: 0, storedAt: server.clock.now() });
    await sweep();
    expect(await server.knex('selfie_pictures').where({ name: never })).toHaveLength(1);
    server.clock.forward(hours(1));
    await sweep();
    expect(await server.knex('selfie_pictures').where({ name: never })).toEqual([]);
  });
});

describe('an administrator', () => {
  it('finds what waits, and leaves an entry in the audit with every look', async () => {
    const { member, checkId } = await memberWithSelfies(server, { firstName: 'Mia' });
    const waiting: unknown = (await admin.get('/api/admin/checks')).body;
    const listed = (waiting as { id: number }[]).find(({ id }) => id === checkId);
    expect(listed).toMatchObject({
      member: { id: member.id, firstName: 'Mia', profilePhotoUrl: await photoOf(member) },
      isLookedAtAgain: false,
      asks: 1,
    });
    expect(JSON.stringify(listed)).not.toContain('selfie-');
    const looks = () => server.knex('audit').where({ action: 'selfie-check.viewed', memberId: member.id });
    for (const count of [1, 2]) {
      const { body, headers } = await admin.get(`/api/admin/checks/${checkId}`);
      expect(body.selfies).toEqual(Array(2).fill(expect.stringMatching(/^data:image\/jpeg;base64,/)));
      expect(headers.get('cache-control')).toBe('no-store');
      expect(await looks()).toHaveLength(count);
    }
  });

  it('approves, and others see the badge until there is another main photo', async () => {
    const { member, checkId } = await memberWithSelfies(server, { firstName: 'Ida' });
    const other = await server.member(columnsOf.pro);
    expect((await decide(admin, checkId, { decision: 'approve' })).status).toBe(200);
    const badge = async () => (await other.get(`/api/users/${member.id}`)).body?.photoCheckedAt;
    await connect(server, member, other);
    const at = (await member.get('/api/me')).body.photoCheckedAt;
    expect(at).toEqual(expect.any(String));
    expect(await badge()).toBe(at);
    expect((await other.get(`/api/conversations/${member.id}`)).body).toMatchObject({ photoCheckedAt: at });
    // Nor is it shown beside an empty place while the photo is hidden.
    const hidden = { kind: 'photo', thingId: (await photoOf(member)).split('/')[2] };
    await server
      .knex('hidden_things')
      .insert({ ...hidden, memberId: member.id, why: 'removed', hiddenAt: server.clock.now() });
    expect(await badge()).toBeNull();
    await server.knex('hidden_things').where(hidden).delete();
    expect(await badge()).toBe(at);
    await send(member, await sample.grey());
    expect(await badge()).toBeNull();
    expect((await member.get('/api/me')).body).toMatchObject({ photoCheckedAt: null, mustCheckPhoto: false });
    expect((await member.get(selfieCalls.current)).body).toMatchObject({
      state: 'sent',
      isLookedAtAgain: true,
    });
    expect((await decide(admin, checkId, { decision: 'approve' })).body.error).toBe('CHECK_CHANGED');
    const profilePhotoUrl = await photoOf(member);
    expect((await decide(admin, checkId, { decision: 'approve', profilePhotoUrl })).status).toBe(200);
    expect(await badge()).not.toBeNull();
    await member.send('DELETE', '/api/profile/photo');
    expect(await badge()).toBeNull();
    expect(await stateOf(member)).toBe('outdated');
  });

  it('asks for other selfies or refuses in words, and the member gets a letter', async () => {
    const { member, checkId } = await memberWithSelfies(server);
    expect((await decide(admin, checkId, { decision: 'refuse' })).status).toBe(400);
    await decide(admin, checkId, { decision: 'again', words: 'The second one is too dark.' });
    await server.runJobs();
    const [letter] = await emailsTo(server, member);
    expect(letter).toMatchObject({ subject: 'Please take your selfies once more' });
    expect(letter?.text).toContain('The second one is too dark.');
    await member.post(selfieCalls.send);
    await sendSelfies(member);
    const { id } = await server.knex('selfie_checks').where({ memberId: member.id, status: 'sent' }).first();
    await decide(admin, id, { decision: 'refuse', words: 'This is somebody else.' });
    await server.runJobs();
    expect((await subjectsTo(server, member)).at(-1)).toBe('Your photo check was refused');
    expect((await member.get(selfieCalls.current)).body).toMatchObject({
      state: 'refused',
      words: 'This is somebody else.',
    });
    expect((await member.post(selfieCalls.send)).body.error).toBe('SELFIE_CHECK_REFUSED');
  });

  it('is told what another one has decided, and decides nothing of their own', async () => {
    const { checkId } = await memberWithSelfies(server);
    const second = await server.member({ ...columnsOf.admin, firstName: 'Eve' });
    await decide(admin, checkId, { decision: 'approve' });
    const late = await decide(second, checkId, { decision: 'refuse', words: 'No.' });
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: 'CHECK_DECIDED', who: 'Dana', what: 'approved' },
    ]);
    expect((await second.get(`/api/admin/checks/${checkId}`)).status).toBe(409);
    const own = await memberWithSelfies(server);
    await server.knex('users').where({ id: own.member.id }).update({ isAdmin: true });
    const reply = await decide(own.member, own.checkId, { decision: 'approve' });
    expect([reply.status, reply.body.error]).toEqual([403, 'OWN_CHECK']);
    expect((await decide(admin, 999_999, { decision: 'approve' })).status).toBe(404);
    expect((await own.member.get('/api/admin/checks/999999')).status).toBe(404);
  });
});

describe('the files', () => {
  it('are deleted seven days after the decision', async () => {
    const { member, checkId } = await memberWithSelfies(server);
    const names = await selfiesOf(checkId);
    server.clock.forward(days(8));
    await sweep();
    expect(await Promise.all(names.map(isStored))).toEqual([true, true]);
    await decide(admin, checkId, { decision: 'approve' });
    server.clock.forward(days(7) - 1000);
    await sweep();
    expect(await Promise.all(names.map(isStored))).toEqual([true, true]);
    server.clock.forward(1000);
    await sweep();
    expect(await Promise.all(names.map(isStored))).toEqual([false, false]);
    expect(await selfiesOf(checkId)).toEqual([]);
    await send(member, await sample.grey());
    expect(await stateOf(member)).toBe('outdated');
    expect((await member.post(selfieCalls.send)).body.state).toBe('asked');
  });

  it('are deleted where nobody has looked for 30 days, and the member is asked once more', async () => {
    const { member, checkId } = await memberWithSelfies(server);
    const names = await selfiesOf(checkId);
    // The clock stays: a login ends in 30 days, too.
    const sentAgo = (age: number) =>
      server
        .knex('selfie_checks')
        .where({ id: checkId })
        .update({ sentAt: later(server.clock.now(), -age) });
    await sentAgo(days(30) - 1000);
    await sweep();
    expect(await stateOf(member)).toBe('sent');
    await sentAgo(days(30));
    await sweep();
    expect(await stateOf(member)).toBe('lapsed');
    await server.runJobs();
    expect((await subjectsTo(server, member)).at(-1)).toBe('Nobody could look at your selfies in time');
    const late = await decide(admin, checkId, { decision: 'approve' });
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: 'CHECK_DECIDED', what: 'lapsed', who: '' },
    ]);
    expect((await member.post(selfieCalls.send)).body.state).toBe('asked');
    expect(await Promise.all(names.map(isStored))).toEqual([true, true]);
    server.clock.forward(days(7));
    await sweep();
    expect(await Promise.all(names.map(isStored))).toEqual([false, false]);
  });

  it('are deleted with the account', async () => {
    const { member, checkId } = await memberWithSelfies(server);
    const names = await selfiesOf(checkId);
    const gone = await member.send('DELETE', '/api/account', { body: { password: memberPassword } });
    expect(gone.status).toBe(200);
    await server.runJobs();
    expect(await Promise.all(names.map(isStored))).toEqual([false, false]);
    expect(await server.knex('selfie_pictures').whereIn('name', [...names])).toEqual([]);
  });
});
