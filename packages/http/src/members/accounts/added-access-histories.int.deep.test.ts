import { stepAt } from '@nestmates/domain/members/second-factor/one-time-code.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { rounds } from '@nestmates/domain/testing/depth.ts';
import { totpCodes } from '@nestmates/infrastructure/members/second-factor/totp-codes.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { PushBrowser } from '../../../testing/push-browser.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { confirmedSwap } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const site = { rpId: 'nestmates.example', origin: 'http://nestmates.example' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off', PUBLIC_URL: site.origin },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

/** What lets somebody in or read, by the table that it is in and whose it is. */
const tables = {
  sessions: 'userId',
  passkeys: 'memberId',
  second_factors: 'memberId',
  pending_logins: 'memberId',
  calendar_links: 'userId',
  shared_plans: 'memberId',
  push_devices: 'memberId',
  exports: 'memberId',
} as const;
type Table = keyof typeof tables;

/** The account of its owner, and an intruder who has the password and reads an address of their own. */
class Account {
  readonly #member: TestMember;
  readonly #swapId: number;
  readonly #theirs: string;
  #intruder: Visitor;
  #password = password;
  /** What somebody has added so far. */
  readonly added = new Set<Table>();

  constructor(member: TestMember, swapId: number, intruder: Visitor) {
    [this.#member, this.#swapId, this.#intruder] = [member, swapId, intruder];
    this.#theirs = `theirs-${member.id}@example.com`;
  }

  #note(table: Table, { status }: { readonly status: number }): void {
    if (status === 200) this.added.add(table);
  }

  readonly acts = {
    'intruder logs in': async () => {
      const visitor = server.visitor();
      const login = await visitor.post('/api/login', { email: this.#member.email, password });
      if (login.status === 200) this.#intruder = visitor;
      if (login.body.secondFactor) this.added.add('pending_logins');
    },
    'intruder adds a passkey': async () => {
      const { body } = await this.#intruder.post('/api/account/passkeys/options', { password });
      if (!body.challenge) return;
      const answer = new SoftwareAuthenticator(site).create(String(body.challenge));
      this.#note('passkeys', await this.#intruder.post('/api/account/passkeys', answer));
    },
    'intruder turns two-step login on': async () => {
      const { body } = await this.#intruder.post('/api/account/totp', { password });
      if (!body.secret) return;
      const code = totpCodes.codeOf(String(body.secret), stepAt(server.clock.now()));
      this.#note('second_factors', await this.#intruder.post('/api/account/totp/confirm', { code }));
    },
    'intruder makes a calendar link': async () =>
      this.#note('calendar_links', await this.#intruder.post('/api/calendar-link', { password })),
    'intruder shares a plan': async () => {
      await this.#intruder.post('/api/account/confirm-password', { password });
      const shared = { swapId: this.#swapId };
      this.#note('shared_plans', await this.#intruder.post('/api/shared-plans', shared));
    },
    'intruder is sent push': async () => {
      const { subscription } = new PushBrowser(`https://fcm.googleapis.com/fcm/send/${this.#member.id}`);
      this.#note('push_devices', await this.#intruder.post('/api/push/subscriptions', subscription));
    },
    'intruder asks for the data': async () =>
      this.#note('exports', await this.#intruder.post('/api/account/export', { password })),
    'intruder takes the e-mail': async () => {
      const asked = await this.#intruder.put('/api/account/email', { email: this.#theirs, password });
      if (asked.status !== 200) return;
      const token = await tokenIn(server, 'confirm-email', this.#theirs);
      await server.visitor().post('/api/account/email/confirm', { token });
    },
    'owner changes the password': async () => {
      const newPassword = `${this.#password}x`;
      const change = { currentPassword: this.#password, newPassword };
      const { status } = await this.#member.post('/api/account/change-password', change);
      if (status === 200) this.#password = newPassword;
    },
    'owner says that it was somebody else': async () => this.#opens('not-me', '/api/account/not-me'),
  } as const;

  /** Opens the owner's newest link of that kind; false where there is none, or it does nothing. */
  async #opens(page: string, path: string, more: object = {}): Promise<boolean> {
    const letters = await mailTo(server, this.#member.email);
    const links = letters.flatMap(
      ({ text }) => text.match(new RegExp(`/${page}\\?token=([\\w-]+)`))?.[1] ?? [],
    );
    const token = links.at(-1);
    return token !== undefined && (await server.visitor().post(path, { token, ...more })).status === 200;
  }

  /** The owner has the mailbox alone. */
  async getsBack(): Promise<void> {
    const { email } = await server.knex('users').where({ id: this.#member.id }).first('email');
    if (email !== this.#member.email)
      expect(await this.#opens('take-back-email', '/api/account/email/take-back')).toBe(true);
    await server.visitor().post('/api/password-reset-request', { email: this.#member.email });
    const newPassword = 'Hers-again1!';
    expect(await this.#opens('reset-password', '/api/password-reset-confirm', { newPassword })).toBe(true);
    await server.runJobs();
    for (const [table, column] of Object.entries(tables)) {
      const left = await server.knex(table).where({ [column]: this.#member.id });
      expect([table, left]).toEqual([table, []]);
    }
    const owner = server.visitor();
    const login = { email: this.#member.email, password: newPassword };
    expect((await owner.post('/api/login', login)).body).not.toMatchObject({ secondFactor: true });
    expect((await owner.get('/api/me')).status).toBe(200);
    expect((await owner.post('/api/account/export', { password: newPassword })).status).toBe(200);
    expect((await this.#intruder.get('/api/me')).status).toBe(401);
  }
}

const acts = [
  'intruder adds a passkey',
  'intruder turns two-step login on',
  'intruder makes a calendar link',
  'intruder shares a plan',
  'intruder is sent push',
  'intruder asks for the data',
  'intruder logs in',
  'intruder takes the e-mail',
  'owner changes the password',
  'owner says that it was somebody else',
] as const satisfies readonly (keyof Account['acts'])[];

it('nothing that was added lets an intruder in or read, in whichever order owner and intruder act', async () => {
  const histories = fc.sample(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 5 }), {
    numRuns: rounds(150, 8),
    seed: 44,
  });
  const added = new Set<Table>();
  for (const history of [acts, acts.toReversed(), ...histories]) {
    const { ana, swapId } = await confirmedSwap(server);
    const intruder = server.visitor();
    expect((await intruder.post('/api/login', { email: ana.email, password })).status).toBe(200);
    const account = new Account(ana, swapId, intruder);
    for (const act of history) {
      server.clock.forward(minutes(1));
      await account.acts[act]();
    }
    await account.getsBack().catch((error: unknown) => {
      throw new Error(history.join(', '), { cause: error });
    });
    for (const table of account.added) added.add(table);
  }
  expect([...added].toSorted()).toEqual(
    Object.keys(tables)
      .filter((table) => table !== 'sessions')
      .toSorted(),
  );
}, 1_800_000);
