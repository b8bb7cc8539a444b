import type { Passwords } from '@nestmates/application/accounts/ports.ts';
import { ArgonPasswords } from '@nestmates/infrastructure/accounts/argon-passwords.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QuickPasswords } from '../testing/quick-passwords.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import type { Reply } from '../testing/visitor.ts';

const password = 'Nestmates1!';
const unknown = 'nobody@example.com';

/** Everything of an answer that a stranger can see, without what differs from call to call anyway. */
const visible = ({ status, text, headers }: Reply) => {
  const shown = Object.fromEntries(headers);
  for (const name of ['date', 'x-request-id']) delete shown[name];
  return { status, text, headers: shown };
};

describe('a stranger learns nothing about who has an account', () => {
  let server: TestServer;
  let known: string;
  const passwords = new QuickPasswords();
  beforeAll(async () => {
    server = await testServer({
      env: { RATE_LIMITS: 'off' },
      swap: (container) => void container.rebind(ports.passwords).toConstantValue(passwords),
    });
    known = (await server.member({ password })).email;
  });
  afterAll(() => server.close());

  async function both(call: (email: string) => Promise<Reply>) {
    const seen = [];
    for (const email of [known, unknown]) {
      let reply: Reply | undefined;
      passwords.verified.length = 0;
      const statements = await server.statements.during(async () => {
        reply = await call(email);
      });
      seen.push({ reply: reply && visible(reply), statements, verified: passwords.verified.length });
    }
    return seen;
  }

  it('from asking for a reset link: the same answer after the same statements', async () => {
    const [one, other] = await both((email) =>
      server.visitor().post('/api/password-reset-request', { email }),
    );
    expect(one).toEqual(other);
    expect(one?.reply?.status).toBe(200);
  });

  it('from a wrong password: the same answer after the same statements and as much hashing', async () => {
    const [one, other] = await both((email) =>
      server.visitor().post('/api/login', { email, password: 'wrong' }),
    );
    expect(one).toEqual(other);
    expect(one).toMatchObject({ verified: 1, reply: { status: 401 } });
    expect(one?.reply?.text).toBe('{"error":"UNAUTHENTICATED","message":"Invalid email or password"}');
  });
});

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** How much longer a wrong password takes for an e-mail that is known, measured in turn. */
async function ratioOfTimes(server: TestServer): Promise<number> {
  const { email } = await server.member({ password });
  const times: Record<string, number[]> = { [email]: [], [unknown]: [] };
  for (let round = 0; round < 15; round += 1) {
    for (const who of [email, unknown]) {
      const began = performance.now();
      await server.visitor().post('/api/login', { email: who, password: 'wrong' });
      times[who]?.push(performance.now() - began);
    }
  }
  return median(times[email] ?? []) / median(times[unknown] ?? []);
}

/** How one would write it at first: no account, nothing to compare with. */
class HastyPasswords extends ArgonPasswords implements Passwords {
  override verify(known: string | undefined, given: string): Promise<boolean> {
    return known === undefined ? Promise.resolve(false) : super.verify(known, given);
  }
}

describe('a stranger with a stop watch', () => {
  const measured = async (passwords?: Passwords) => {
    const server = await testServer({
      env: { RATE_LIMITS: 'off' },
      swap: (container) => {
        if (passwords) container.rebind(ports.passwords).toConstantValue(passwords);
      },
    });
    const ratio = await ratioOfTimes(server);
    await server.close();
    return ratio;
  };

  it('waits as long for an e-mail without an account as for one with', { retry: 2 }, async () => {
    const ratio = await measured();
    expect(ratio).toBeGreaterThan(0.67);
    expect(ratio).toBeLessThan(1.5);
  });

  it('would notice a server that is hasty where there is no account', { retry: 2 }, async () => {
    expect(await measured(new HastyPasswords())).toBeGreaterThan(2);
  });
});
