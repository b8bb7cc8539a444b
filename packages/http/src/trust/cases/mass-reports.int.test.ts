import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseAbout as caseOnPage, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { onSale, seller } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

let opened = 0;
/** No two accounts at about the same time, since those that only report would count as one. */
function registered(ago: number): Promise<TestMember> {
  opened += 1;
  const createdAt = later(server.clock.now(), -ago - opened * minutes(11));
  return server.member({ ...columnsOf.pro, createdAt });
}
const report = (by: TestMember, member: TestMember, category?: string) =>
  reportMember(server, by, member, category);
const caseAbout = ({ id: memberId }: TestMember) => server.knex('cases').where({ memberId }).first();
/** Standing that everybody else meets, from when it is so; the member is told later. */
const standingOf = async ({ id: memberId }: TestMember): Promise<string> =>
  (await server.knex('restricted_members').where({ memberId }).first('kind'))?.kind ?? 'good';

const connect = async (one: TestMember, other: TestMember): Promise<void> => {
  const [userId1, userId2] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
  const between = { userId1, userId2, compatibilityScore: 80, status: 'accepted' };
  await server.knex('matches').insert({ ...between, createdAt: server.clock.now() });
};
/** The account was shown to have the mailbox. */
const hasShown = ({ id: memberId }: TestMember, digest: string) =>
  server.knex('account_mailboxes').insert({ memberId, digest }).onConflict('memberId').merge();

/** Does as if the account had been used in these browsers and networks. */
async function leftTraces(
  { id: memberId }: TestMember,
  digests: readonly string[],
  emailDigest = `mailbox ${memberId}`,
): Promise<void> {
  const used = { memberId, emailDigest, usedAt: server.clock.now(), isBrowser: true };
  await server.knex('account_traces').insert(digests.map((digest) => ({ ...used, digest })));
}

const leave = async (by: TestMember) =>
  expect((await by.delete('/api/account', { password: memberPassword })).status).toBe(200);

describe('reports by many', () => {
  it('fifty new accounts of one browser get nobody limited, and count as one', {
    timeout: 60_000,
  }, async () => {
    const innocent = await registered(days(100));
    for (let nth = 0; nth < 50; nth += 1) {
      const by = await registered(hours(nth));
      await leftTraces(by, ['theirs', `network ${nth}`]);
      await connect(by, innocent);
      expect((await report(by, innocent, 'danger')).status).toBe(200);
    }
    expect(await standingOf(innocent)).toBe('good');
    expect(await caseAbout(innocent)).toMatchObject({ weight: '2.50', reportCount: 50, isUrgent: true });
  });

  it('patient strangers limit nobody, however many there are', async () => {
    const innocent = await registered(days(100));
    for (const ago of [days(20), days(30), days(40), days(50)]) {
      expect((await report(await registered(ago), innocent, 'danger')).status).toBe(200);
    }
    expect(await caseAbout(innocent)).toMatchObject({ weight: '20.00', reportCount: 4 });
    expect(await standingOf(innocent)).toBe('good');
  });

  it('one that two others share a browser with in between lowers nothing', async () => {
    const bea = await registered(days(100));
    const [one, other, between] = [
      await registered(days(9)),
      await registered(days(9)),
      await registered(days(9)),
    ];
    await leftTraces(one, ['browser 1']);
    await leftTraces(other, ['browser 2']);
    await leftTraces(between, ['browser 1', 'browser 2']);
    for (const by of [one, other, between]) await report(by, bea);
    expect(await caseAbout(bea)).toMatchObject({ weight: '8.00', reportCount: 3 });
  });

  it('members who are related to a reporter, and the same one twice, say nothing about what reports are worth', async () => {
    const [admin, ana] = [await server.member({ isAdmin: true }), await registered(days(100))];
    await leftTraces(ana, ['hers']);
    const decidedAbout = async (member: TestMember) => {
      await report(ana, member, 'spam');
      await decideCase(admin, await caseOnPage(server, admin, member), 'warn');
    };
    const weightAbout = async () => {
      const anybody = await registered(days(100));
      await report(ana, anybody);
      return Number((await caseAbout(anybody)).weight);
    };
    const others = [];
    for (let nth = 0; nth < 4; nth += 1) others.push(await registered(days(100)));
    for (const member of [...others, others[0]]) if (member) await decidedAbout(member);
    expect(await weightAbout()).toBe(4);
    const puppet = await registered(days(100));
    await leftTraces(puppet, ['hers']);
    await decidedAbout(puppet);
    expect(await weightAbout()).toBe(4);
    await decidedAbout(await registered(days(100)));
    expect(await weightAbout()).toBe(6);
  });

  it('withdrawn after they had an effect they were not right', async () => {
    const [ana, cleo] = [await registered(days(100)), await registered(days(100))];
    for (let nth = 0; nth < 5; nth += 1) {
      const bea = await registered(days(100));
      await connect(ana, bea);
      for (const by of [cleo, await registered(days(100))]) await report(by, bea, 'danger');
      const { body } = await report(ana, bea);
      expect(await standingOf(bea)).toBe('limited');
      await ana.delete(`/api/reports/${body.id}`);
      expect((await report(ana, bea)).body.error).toBe('ALREADY_REPORTED');
    }
    const anybody = await registered(days(100));
    await report(ana, anybody);
    expect(Number((await caseAbout(anybody)).weight)).toBe(1);
  });

  it('three of whom one knows the member limit them, until somebody has looked', async () => {
    const [admin, bea] = [await server.member({ isAdmin: true }), await registered(days(100))];
    const reports: number[] = [];
    for (const ago of [days(20), days(30), days(40)]) {
      expect(await standingOf(bea)).toBe('good');
      const by = await registered(ago);
      if (reports.length === 0) await connect(by, bea);
      reports.push(Number((await report(by, bea)).body.id));
      if (reports.length === 3) {
        expect(await standingOf(bea)).toBe('limited');
        await by.delete(`/api/reports/${reports.at(-1)}`);
        expect(await standingOf(bea)).toBe('good');
        await report(await registered(ago), bea);
      }
    }
    expect(await standingOf(bea)).toBe('limited');
    const { id, version } = await caseAbout(bea);
    const dismissed = { version, decision: 'dismiss', rule: 'honest-reports', words: 'Nothing to see.' };
    expect((await admin.post(`/api/admin/cases/${id}/decide`, dismissed)).status).toBe(200);
    expect(await standingOf(bea)).toBe('good');
  });

  it('that were dismissed limit nobody and hide nothing by being sent again, for 30 days', async () => {
    const [admin, bea] = [await server.member({ isAdmin: true }), await registered(days(100))];
    const reporters = [await registered(days(20)), await registered(days(30)), await registered(days(40))];
    await connect(reporters[0] as TestMember, bea);
    const sendAll = async () => {
      for (const by of reporters) expect((await report(by, bea)).status).toBe(200);
    };
    const dismiss = async () => {
      const dismissed = { rule: 'honest-reports', things: [] };
      const { status } = await decideCase(admin, await caseOnPage(server, admin, bea), 'dismiss', dismissed);
      expect(status).toBe(200);
    };
    await sendAll();
    expect(await standingOf(bea)).toBe('limited');
    await dismiss();
    for (let round = 0; round < 12; round += 1) {
      await sendAll();
      expect(await standingOf(bea)).toBe('good');
      expect(
        Number((await server.knex('cases').where({ memberId: bea.id, status: 'open' }).first()).weight),
      ).toBeGreaterThan(0);
      await dismiss();
    }
    for (const _ of [1, 2]) {
      server.clock.forward(days(15));
      for (const member of [bea, ...reporters]) await member.get('/api/me');
    }
    await sendAll();
    expect(await standingOf(bea)).toBe('limited');
  });

  it('limit as long as nobody has looked, also when nothing is kept any more of how one knew the member', async () => {
    const bea = await registered(days(100));
    const reporters = [await registered(days(20)), await registered(days(30)), await registered(days(40))];
    const [knew, ...strangers] = reporters as [TestMember, TestMember, TestMember];
    await connect(knew, bea);
    expect((await knew.delete(`/api/matches/${bea.id}`)).status).toBe(200);
    for (const by of [knew, ...strangers]) expect((await report(by, bea)).status).toBe(200);
    expect(await standingOf(bea)).toBe('limited');
    for (const _ of [1, 2, 3, 4]) {
      server.clock.forward(days(8));
      for (const member of [bea, ...reporters]) await member.get('/api/me');
    }
    await removeOldRows(server);
    expect(await server.knex('ended_connections')).toEqual([]);
    const [{ number }] = await server.knex('reports').where({ reporterId: knew.id }).select('number');
    expect((await knew.post(`/api/reports/${number}/words`, { words: 'Again.' })).status).toBe(200);
    expect(await standingOf(bea)).toBe('limited');
  });

  const reportListing = (by: TestMember, id: number, category = 'danger') =>
    by.post('/api/reports', { about: { kind: 'listing', id }, category });
  const isHidden = async (id: number) =>
    (await server.visitor().get(`/api/marketplace/${id}`)).status === 404;

  it('had an effect where they go on to limit in place of the first, which were withdrawn', async () => {
    const bea = await registered(days(100));
    const sent: { readonly by: TestMember; readonly id: unknown }[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const by = await registered(days(20));
      await connect(by, bea);
      sent.push({ by, id: (await report(by, bea)).body.id });
    }
    const late = sent[3] ?? expect.unreachable();
    for (const { by, id } of [...sent.slice(0, 3), late]) {
      expect(await standingOf(bea)).toBe('limited');
      expect((await by.delete(`/api/reports/${id}`)).status).toBe(200);
    }
    expect((await report(late.by, bea)).body.error).toBe('ALREADY_REPORTED');
  });

  it('from accounts that were opened together and did nothing else count as one', async () => {
    const id = await onSale(await seller(server));
    const createdAt = later(server.clock.now(), -days(200));
    const puppets = [];
    for (let nth = 0; nth < 6; nth += 1) {
      puppets.push(await server.member({ ...columnsOf.pro, createdAt: later(createdAt, nth * minutes(1)) }));
    }
    for (const by of puppets) expect((await reportListing(by, id)).status).toBe(200);
    expect(await isHidden(id)).toBe(false);
    const honest = await registered(days(20));
    await reportListing(honest, id);
    expect(await isHidden(id)).toBe(true);
  });

  it('by one person who leaves and registers again hide and limit nothing, however often', async () => {
    const owner = await seller(server);
    const id = await onSale(owner);
    for (let round = 0; round < 6; round += 1) {
      const by = await registered(days(20));
      await leftTraces(by, ['one browser']);
      await connect(by, owner);
      expect((await reportListing(by, id)).status).toBe(200);
      expect((await report(by, owner, 'danger')).status).toBe(200);
      expect(await isHidden(id)).toBe(false);
      expect(await standingOf(owner)).toBe('good');
      expect((await by.delete('/api/account', { password: memberPassword })).status).toBe(200);
    }
    // Whoever reported last, and all who had left before as one.
    expect(Number((await caseAbout(owner)).weight)).toBe(10);
  });

  it('that were dismissed limit nobody from other accounts of the same browsers either', async () => {
    const [admin, bea] = [await server.member({ isAdmin: true }), await registered(days(100))];
    const sendAll = async (mailbox: string) => {
      for (const browser of ['first', 'second', 'third']) {
        const by = await registered(days(20));
        await leftTraces(by, [`${browser} of three`, mailbox + browser]);
        await connect(by, bea);
        expect((await report(by, bea)).status).toBe(200);
      }
    };
    await sendAll('once');
    expect(await standingOf(bea)).toBe('limited');
    const dismissed = { rule: 'honest-reports', things: [] };
    await decideCase(admin, await caseOnPage(server, admin, bea), 'dismiss', dismissed);
    await sendAll('again');
    expect(await standingOf(bea)).toBe('good');
  });

  it('that were dismissed say nothing of whoever has the mailbox that their account has only named', async () => {
    const [admin, bea] = [await server.member({ isAdmin: true }), await registered(days(100))];
    const honest = [await registered(days(20)), await registered(days(30)), await registered(days(40))];
    for (const [nth, by] of honest.entries()) {
      const digest = `mailbox of honest ${nth}`;
      await leftTraces(by, [`browser of honest ${nth}`, digest], digest);
      await hasShown(by, digest);
      await connect(by, bea);
      // Who named it first, and has another e-mail since.
      const names = await registered(days(50));
      await leftTraces(names, [`browser that names it ${nth}`, digest], digest);
      await report(names, bea);
    }
    await decideCase(admin, await caseOnPage(server, admin, bea), 'dismiss', {
      rule: 'honest-reports',
      things: [],
    });
    for (const by of honest) await report(by, bea);
    expect(await standingOf(bea)).toBe('limited');
  });

  it('that were dismissed stay so although another account of the browser was right about the member', async () => {
    const [admin, bea] = [await server.member({ isAdmin: true }), await registered(days(100))];
    const reporters = [await registered(days(20)), await registered(days(30)), await registered(days(40))];
    const decided = async (decision: string) => {
      const onPage = await caseOnPage(server, admin, bea);
      const { status } = await decideCase(admin, onPage, decision, { rule: 'honest-reports' });
      expect(status).toBe(200);
    };
    for (const [nth, by] of reporters.entries()) {
      await leftTraces(by, [`browser ${nth} of the dismissed`]);
      await connect(by, bea);
      await report(by, bea);
    }
    await decided('dismiss');
    const puppet = await registered(days(50));
    await leftTraces(
      puppet,
      [0, 1, 2].map((nth) => `browser ${nth} of the dismissed`),
    );
    await report(puppet, bea);
    await decided('warn');
    for (const by of reporters) await report(by, bea);
    expect(await standingOf(bea)).toBe('good');
  });

  it.each([
    ['after', 0],
    ['before', 31],
  ])(
    'that were dismissed stay so, and say what reports are worth, although all reporters leave %s that and register again',
    async (when, waited) => {
      const bea = await registered(days(100));
      const reported = [bea];
      const browsers = ['one', 'two', 'three'].map((nth) => `browser ${nth} of who leaves ${when}`);
      const come = async (browser: string) => {
        const by = await registered(days(20));
        await leftTraces(by, [browser]);
        await connect(by, bea);
        return by;
      };
      const first = await Promise.all(browsers.map(come));
      for (const by of first) {
        for (let nth = 0; nth < 4; nth += 1) {
          const other = await registered(days(100));
          await report(by, other, 'spam');
          reported.push(other);
        }
        await report(by, bea);
      }
      expect(await standingOf(bea)).toBe('limited');
      const leaveAll = async () => {
        for (const by of first) await leave(by);
      };
      if (when === 'before') await leaveAll();
      server.clock.forward(days(waited));
      await removeOldRows(server);
      const admin = await server.member({ isAdmin: true });
      for (const member of reported) {
        const page = await caseOnPage(server, admin, member);
        await decideCase(admin, page, 'dismiss', { rule: 'honest-reports', things: [] });
      }
      if (when === 'after') await leaveAll();
      const again = await Promise.all(browsers.map(come));
      for (const by of again) expect((await report(by, bea, 'danger')).status).toBe(200);
      expect(await standingOf(bea)).toBe('good');
      expect(await caseOnPage(server, admin, bea)).toMatchObject({ weight: 3 * 5 * 0.25 });
      // What is kept of whoever has left goes with the night after 30 days.
      server.clock.forward(days(31));
      await removeOldRows(server);
      expect(await server.knex('left_reporter_traces').whereIn('digest', browsers)).toEqual([]);
    },
  );

  it.each([
    ['verified', { emailVerifiedAt: new Date('2026-01-01T00:00:00Z') }, 5 * 0.25],
    ['only named', { emailVerifiedAt: null }, 5],
  ])(
    'that were dismissed say what reports of an account with that mailbox are worth: it is %s',
    async (which, email, weight) => {
      const [admin, bea] = [await server.member({ isAdmin: true }), await registered(days(100))];
      const first = await registered(days(20));
      const mailbox = `mailbox ${first.id}`;
      await leftTraces(first, [`browser before the mailbox is ${which}`, mailbox]);
      await hasShown(first, mailbox);
      for (let nth = 0; nth < 5; nth += 1) {
        const other = await registered(days(100));
        await report(first, other, 'spam');
        const page = await caseOnPage(server, admin, other);
        await decideCase(admin, page, 'dismiss', { rule: 'honest-reports', things: [] });
      }
      await leave(first);
      const again = await registered(days(20));
      await server.knex('users').where({ id: again.id }).update(email);
      if (email.emailVerifiedAt) await hasShown(again, mailbox);
      await leftTraces(again, [`browser once the mailbox is ${which}`, mailbox], mailbox);
      await report(again, bea, 'danger');
      expect(Number((await caseAbout(bea)).weight)).toBe(weight);
    },
  );

  it('from accounts that were opened together and had done more then are by two also when that is gone', async () => {
    const owner = await seller(server);
    const id = await onSale(owner);
    const createdAt = later(server.clock.now(), -days(300));
    const liked = await registered(days(100));
    const [one, other] = [
      await server.member({ ...columnsOf.pro, createdAt }),
      await server.member({ ...columnsOf.pro, createdAt }),
    ];
    for (const by of [one, other]) {
      await connect(by, liked);
      expect((await reportListing(by, id)).status).toBe(200);
    }
    expect(await isHidden(id)).toBe(true);
    await leave(liked);
    await server.knex('ended_connections').delete();
    const [{ id: number } = { id: 0 }] = (await one.get('/api/reports')).body as unknown as { id: number }[];
    expect((await one.post(`/api/reports/${number}/words`, { words: 'Again.' })).status).toBe(200);
    expect(await isHidden(id)).toBe(true);
  });

  it('from one browser count as one for as long as they wait for a decision', async () => {
    const owner = await seller(server);
    const id = await onSale(owner);
    for (const by of [await registered(days(20)), await registered(days(20))]) {
      await leftTraces(by, ['one browser']);
      expect((await reportListing(by, id)).status).toBe(200);
    }
    server.clock.forward(days(31));
    await removeOldRows(server);
    expect((await report(await registered(days(20)), owner, 'spam')).status).toBe(200);
    expect(await server.knex('hidden_things').where({ kind: 'listing', thingId: String(id) })).toEqual([]);
  });

  it('that had hidden something do so after all their reporters have left', async () => {
    const owner = await seller(server);
    const id = await onSale(owner);
    const [one, other] = [await registered(days(20)), await registered(days(20))];
    for (const by of [one, other]) await reportListing(by, id);
    expect(await isHidden(id)).toBe(true);
    for (const by of [one, other]) await leave(by);
    // It is weighed anew, without another report about it.
    await report(await registered(days(20)), owner, 'spam');
    expect(await isHidden(id)).toBe(true);
  });

  it('that had limited the member do so after two of three reporters have left', async () => {
    const bea = await registered(days(100));
    const reporters = [await registered(days(20)), await registered(days(30)), await registered(days(40))];
    const [knew, second, third] = reporters as [TestMember, TestMember, TestMember];
    await connect(knew, bea);
    for (const by of reporters) await report(by, bea);
    expect(await standingOf(bea)).toBe('limited');
    for (const by of [knew, second]) await leave(by);
    // It is weighed anew.
    expect((await third.post('/api/reports/1/words', { words: 'Again.' })).status).toBe(200);
    expect(await standingOf(bea)).toBe('limited');
    expect(Number((await caseAbout(bea)).weight)).toBe(12);
  });

  it('of several accounts of one browser count once after all have left', async () => {
    const owner = await seller(server);
    const id = await onSale(owner);
    const [honest, first, second, third] = [
      await registered(days(20)),
      await registered(days(20)),
      await registered(days(20)),
      await registered(days(20)),
    ];
    for (const by of [first, second, third]) await leftTraces(by, ['theirs alone']);
    await connect(first, owner);
    for (const by of [first, second, third, honest]) await reportListing(by, id);
    expect(await isHidden(id)).toBe(true);
    for (const by of [first, second, third]) await leave(by);
    await report(await registered(days(20)), owner, 'spam');
    expect([await isHidden(id), await standingOf(owner)]).toEqual([true, 'good']);
  });

  it('of one member who has left count once, about however many things', async () => {
    const owner = await seller(server);
    const ids = [await onSale(owner), await onSale(owner), await onSale(owner)];
    const [one, other] = [await registered(days(20)), await registered(days(20))];
    await connect(one, owner);
    for (const by of [one, other]) for (const id of ids) await reportListing(by, id);
    for (const by of [one, other]) await leave(by);
    await report(await registered(days(20)), owner, 'spam');
    expect(await standingOf(owner)).toBe('good');
    expect(Number((await caseAbout(owner)).weight)).toBe(11);
  });

  it('by a member who also writes as a visitor, from whichever mailbox and browser, hide nothing', async () => {
    const email = 'cleo.puppet@gmail.com';
    const cleo = await server.member({
      ...columnsOf.pro,
      email,
      createdAt: later(server.clock.now(), -days(20)),
    });
    const id = await onSale(await seller(server));
    const browserToken = 'b'.repeat(43);
    await leftTraces(cleo, [
      await server.container.get(port('keyedDigests')).digest('browser', browserToken),
    ]);
    const asVisitor = async (from: string, browser?: string) => {
      const visitor = server.visitor();
      if (browser) visitor.cookies.set('nestmates-browser', browser);
      const about = {
        about: { kind: 'listing', id },
        category: 'danger',
        words: 'It fell apart.',
        email: from,
      };
      expect((await visitor.post('/api/public-reports', about)).status).toBe(200);
      const token = await tokenIn(server, 'report/confirm', from);
      expect((await server.visitor().post('/api/public-reports/confirm', { token })).status).toBe(200);
    };
    const isShown = async () => (await server.visitor().get(`/api/marketplace/${id}`)).status === 200;
    const report = { about: { kind: 'listing', id }, category: 'danger' };
    expect((await cleo.post('/api/reports', report)).status).toBe(200);
    await asVisitor('cleopuppet+visitor@gmail.com');
    expect(await isShown()).toBe(true);
    await asVisitor('another-mailbox@example.com', browserToken);
    expect(await isShown()).toBe(true);
    await asVisitor('somebody-else@example.com');
    expect(await isShown()).toBe(true);
    expect((await (await registered(days(20))).post('/api/reports', report)).status).toBe(200);
    expect(await isShown()).toBe(false);
  });

  it('hide a thing, which its author still sees with a line that says so', async () => {
    const [ana, bea] = [await registered(days(200)), await registered(days(100))];
    await connect(ana, bea);
    const at = server.clock.now();
    const place = { location: 'Zilker Park', type: 'public', state: 'TX', city: 'Austin', createdAt: at };
    const [{ id }] = await server
      .knex('checkins')
      .insert({ userId: bea.id, ...place })
      .returning('id');
    const about = { about: { kind: 'check-in', id }, category: 'harassment' };
    await server.knex('users').whereIn('id', [ana.id, bea.id]).update({ state: 'TX', city: 'Austin' });
    expect((await ana.get('/api/checkin/recent')).text).toContain('Zilker Park');
    for (const ago of [days(20), days(30)]) {
      const by = await registered(ago);
      await server.knex('users').where({ id: by.id }).update({ state: 'TX', city: 'Austin' });
      expect((await by.post('/api/reports', about)).status).toBe(200);
    }
    expect((await ana.get('/api/checkin/recent')).text).not.toContain('Zilker Park');
    expect((await bea.get('/api/checkin/today')).text).toContain('Zilker Park');
    server.clock.forward(hours(1));
    await server.runJobs();
    expect((await bea.get('/api/account/standing')).body.beingLookedAt).toEqual([
      { kind: 'check-in', id, title: 'Zilker Park' },
    ]);

    const words = 'I was there with my sister.';
    const refused = await ana.post('/api/account/standing/words', { words });
    expect([refused.status, refused.body.error]).toEqual([409, 'CONFLICT']);
    expect((await bea.post('/api/account/standing/words', { words })).status).toBe(200);
    const admin = await server.member({ isAdmin: true });
    expect((await caseOnPage(server, admin, bea)).history).toContainEqual({
      at: expect.any(String),
      by: null,
      what: 'the member told their side',
      words,
    });
  });
});
