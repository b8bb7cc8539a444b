import { beforeEach, expect, it } from 'vitest';
import { faulty } from '../../../testing/faulty.ts';
import { accountInMemory } from '../../../testing/memory/account-in-memory.ts';
import { ResetLinks } from './reset-links.ts';

const [hers, foreign] = ['owner@example.com', 'intruder@example.com'];
const password = 'First1!';

/** An account whose e-mail somebody has changed who knows the password, and what happens meanwhile. */
async function setUp() {
  let meanwhile = async (): Promise<void> => undefined;
  const world = accountInMemory([], { afterVerify: () => meanwhile() });
  const { member, session } = await world.accounts.register({ email: hers, password });
  const linkTo = (to: string, page: string): string => {
    const sent = world.mailer.sent.filter((email) => email.to === to);
    const links = sent.flatMap(({ text }) => text.match(new RegExp(`/${page}\\?token=([\\w-]+)`))?.[1] ?? []);
    return links.at(-1) ?? 'none';
  };
  const callerOf = async (token: string) => {
    const found = await world.sessions.authenticate(token, { browserToken: undefined, from: undefined });
    if (!found) throw new Error('The session has ended');
    return found.caller;
  };
  await world.emailChanges.request(await callerOf(session.token), { email: foreign, password });
  await world.runJobs();
  await world.emailChanges.confirm({ token: linkTo(foreign, 'confirm-email') });
  await world.runJobs();
  return {
    ...world,
    linkTo,
    caller: await callerOf(session.token),
    email: async () => (await world.members.find(member.id))?.email,
    /** Happens once, after the next password is verified and before what it is for. */
    meanwhile(act: () => Promise<unknown>): void {
      meanwhile = async () => {
        meanwhile = async () => undefined;
        await act();
        await world.runJobs();
      };
    },
  };
}

let world: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  world = await setUp();
});

const regained: Readonly<Record<string, () => Promise<unknown>>> = {
  'takes the e-mail back': () =>
    world.emailChanges.takeBack({ token: world.linkTo(hers, 'take-back-email') }),
  'says it was somebody else': () => world.notMe.secure({ token: world.linkTo(hers, 'not-me') }),
};

it.each(Object.keys(regained))('no account is deleted whose owner %s meanwhile', async (act) => {
  world.meanwhile(() => regained[act]?.() ?? Promise.resolve());
  await expect(world.accountDeletions.remove(world.caller, password)).rejects.toMatchObject({
    kind: 'invalid',
  });
  expect(await world.email()).toBe(hers);
});

it('no reset link goes to an address from which the e-mail is taken back meanwhile', async () => {
  const { members, clock } = world;
  const found = faulty(members, {
    async findByEmail(email) {
      const member = await members.findByEmail(email);
      await regained['takes the e-mail back']?.();
      return member;
    },
  });
  const tokens = { generate: () => 'reset', digest: (token: string) => `digest of ${token}` };
  const links = new ResetLinks({ members: found, resetTokens: members, tokens, clock });
  expect(await links.issue(foreign)).toBeUndefined();
  expect(await members.redeem('digest of reset', clock.now())).toBeUndefined();
});
