import type { Passwords } from '@nestmates/application/members/accounts/ports.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { ArgonPasswords } from '@nestmates/infrastructure/members/accounts/argon-passwords.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

const password = 'Nestmates1!';
const unknown = 'nobody@example.com';

/** Everything in a response that a client can compare, without what differs between any two calls. */
const visible = ({ status, text, headers }: Reply) => {
  const shown = Object.fromEntries(headers);
  for (const name of ['date', 'server-time', 'x-request-id']) delete shown[name];
  return { status, text, headers: shown };
};

describe('a visitor learns nothing about who has an account', () => {
  let server: TestServer;
  let known: string;
  const quick = new QuickPasswords();
  beforeAll(async () => {
    server = await testServer({
      env: { RATE_LIMITS: 'off' },
      swap: (container) => void container.rebind(port('passwords')).toConstantValue(quick),
    });
    known = (await server.member({ password })).email;
  });
  afterAll(() => server.close());

  async function both(call: (email: string) => Promise<Reply>) {
    const seen = [];
    for (const email of [known, unknown]) {
      let reply: Reply | undefined;
      quick.verified.length = 0;
      const statements = await server.statements.during(async () => {
        reply = await call(email);
      });
      seen.push({ reply: reply && visible(reply), statements, verified: quick.verified.length });
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

interface Times {
  readonly known: readonly number[];
  readonly unknown: readonly number[];
}

const rounds = 40;
const triesPerRound = 2;

/**
 * The times of a wrong password for both e-mails: the fastest of a round's tries, because other load on the
 * machine only adds time. Tries alternate, so that one burst of load does not meet all of one side, and each
 * side begins equally often.
 */
async function timesOf(server: TestServer): Promise<Times> {
  const { email } = await server.member({ password });
  const wait = async (who: string) => {
    const began = performance.now();
    await server.visitor().post('/api/login', { email: who, password: 'wrong' });
    return performance.now() - began;
  };
  const times: Record<keyof Times, number[]> = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round += 1) {
    const tries: typeof times = { known: [], unknown: [] };
    for (let turn = 0; turn < 2 * triesPerRound; turn += 1) {
      if ((round + turn) % 2 === 0) tries.known.push(await wait(email));
      else tries.unknown.push(await wait(unknown));
    }
    times.known.push(Math.min(...tries.known));
    times.unknown.push(Math.min(...tries.unknown));
  }
  return times;
}

/**
 * Share of all pairs of one time from each side in which this one took at least a fifth longer. By chance it is at most
 * one half, however busy the machine, since load slows both sides.
 */
function shareLonger(these: readonly number[], those: readonly number[]): number {
  const longer = these.flatMap((one) => those.filter((other) => one > other * 1.2));
  return longer.length / (these.length * those.length);
}

/** The naive login: without an account, no hash is compared. */
class ShortcutPasswords extends ArgonPasswords implements Passwords {
  override verify(known: string | undefined, given: string): Promise<boolean> {
    return known === undefined ? Promise.resolve(false) : super.verify(known, given);
  }
}

if (isFull) {
  describe('a visitor who measures times', { timeout: 240_000 }, () => {
    /** Chance deviates, with forty times on each side, this far from one half once in three hundred thousand runs. */
    const distinguishable = 0.8;

    const measured = async (replacement?: Passwords) => {
      const server = await testServer({
        env: { RATE_LIMITS: 'off' },
        swap: (container) => {
          if (replacement) container.rebind(port('passwords')).toConstantValue(replacement);
        },
      });
      const times = await timesOf(server);
      await server.close();
      return times;
    };

    it('takes as long for an unknown e-mail as for a known one', async () => {
      const { known, unknown } = await measured();
      expect(shareLonger(known, unknown)).toBeLessThan(distinguishable);
      expect(shareLonger(unknown, known)).toBeLessThan(distinguishable);
    });

    it('would notice a server that hashes nothing for an unknown account', async () => {
      const { known, unknown } = await measured(new ShortcutPasswords());
      expect(shareLonger(known, unknown)).toBeGreaterThan(distinguishable);
    });
  });
}
