import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { days, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { AddedAccess } from '../src/members/accounts/ports.ts';
import { accountInMemory } from './memory/account-in-memory.ts';

type Page = 'reset-password' | 'confirm-email' | 'take-back-email' | 'not-me';
type Key = 'passkey' | 'factor';

/** Owner and intruder: what each knows, and whose e-mails each reads. */
class Person {
  readonly mailboxes: readonly string[];
  readonly tokens: string[] = [];
  readonly passwords: string[];
  constructor(mailboxes: readonly string[], password: string) {
    this.mailboxes = mailboxes;
    this.passwords = [password];
  }
}

interface AddedKey {
  readonly kind: Key;
  readonly by: Person;
  readonly at: Date;
}

const firstPassword = 'First1!';
export const ownersEmail = 'owner@example.com';

/** Left out of the mechanism, to see that a probe finds it. */
export interface Faults {
  readonly keysStay?: boolean;
  readonly deletedAtOnce?: boolean;
  readonly changesStay?: boolean;
}

/** One account, its owner, and an intruder who knows the password of the beginning. */
export async function accountWithIntruder({ keysStay = false, ...faults }: Faults = {}) {
  let keys: readonly AddedKey[] = [];
  const addedAccess: AddedAccess = {
    async end(_, { since, kept }) {
      if (!keysStay) keys = kept ? [] : keys.filter(({ at }) => at < since);
    },
  };
  const world = accountInMemory([addedAccess], faults);
  const { accounts, login, clock, members, sessions, signIns, reset } = world;
  const { emailChanges, notMe, accountDeletions } = world;
  const owner = new Person([ownersEmail], firstPassword);
  const intruder = new Person(['one@example.com', 'two@example.com'], firstPassword);
  const { member, session } = await accounts.register({ email: ownersEmail, password: firstPassword });
  owner.tokens.push(session.token);
  let passwords = 1;
  let isLost = false;
  let hasDone = false;
  let hasWaited = false;

  const email = async () => (await members.find(member.id))?.email;
  const newPassword = (by: Person): string => {
    passwords += 1;
    const password = `Password${passwords}!`;
    by.passwords.push(password);
    return password;
  };
  /** What was refused has done nothing. */
  async function tried(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      hasDone = true;
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
  const linksTo = (page: Page, by: Person): readonly string[] =>
    world.mailer.sent
      .filter(({ to }) => by.mailboxes.includes(to))
      .flatMap(({ text }) => text.match(new RegExp(`/${page}\\?token=([\\w-]+)`))?.[1] ?? []);

  async function loggedIn(by: Person, password: string): Promise<boolean> {
    const at = await email();
    if (at === undefined) return false;
    const factor = keys.find(({ kind }) => kind === 'factor');
    if (factor && factor.by !== by) return false;
    return tried(async () => {
      const begun = await login.begin({ email: at, password, from: '10.0.0.1' });
      if ('session' in begun) by.tokens.push(begun.session.token);
    });
  }
  /** Finds the caller by a session, a password or a passkey that somebody has. */
  async function callerOf(by: Person) {
    const find = async () => {
      for (const token of by.tokens.toReversed()) {
        const found = await sessions.authenticate(token, { browserToken: undefined, from: undefined });
        if (found) return found.caller;
      }
      return undefined;
    };
    const caller = await find();
    if (caller || (await email()) === undefined) return caller;
    for (const password of new Set(by.passwords)) if (await loggedIn(by, password)) return find();
    if (!keys.some((key) => key.by === by && key.kind === 'passkey')) return undefined;
    const { session: opened } = await signIns.open(member.id, { withSecondFactor: true });
    by.tokens.push(opened.token);
    return find();
  }

  const openLink = (page: Page, by: Person, token: string): Promise<boolean> =>
    tried(() => {
      switch (page) {
        case 'reset-password':
          return reset.confirm({ token, newPassword: newPassword(by) });
        case 'confirm-email':
          return emailChanges.confirm({ token });
        case 'take-back-email':
          return emailChanges.takeBack({ token });
        case 'not-me':
          return notMe.secure({ token });
      }
    });
  const openNewest = (page: Page) => async (by: Person) => {
    const token = linksTo(page, by).at(-1);
    if (token !== undefined) await openLink(page, by, token);
  };
  const withCaller =
    (act: (caller: NonNullable<Awaited<ReturnType<typeof callerOf>>>, by: Person) => Promise<unknown>) =>
    async (by: Person) => {
      const caller = await callerOf(by);
      if (caller) await tried(() => act(caller, by));
    };
  /** Finds among those that somebody knows the one that opens the account now. */
  async function knownPassword(by: Person): Promise<string> {
    const { passwordHash } = await members.credentialsById(member.id);
    return by.passwords.find((password) => passwordHash === `hash of ${password}`) ?? 'unknown';
  }
  const addKey = (kind: Key) =>
    withCaller(async (_, by) => {
      if ((await knownPassword(by)) !== 'unknown') keys = [...keys, { kind, by, at: clock.now() }];
    });
  async function requestReset(by: Person): Promise<void> {
    for (const mailbox of by.mailboxes) await reset.request({ email: mailbox });
    await world.runJobs();
  }

  const acts = {
    'asks for another e-mail': withCaller(async (caller, by) => {
      const other = by.mailboxes.find((mailbox) => mailbox !== caller.email);
      if (other) await emailChanges.request(caller, { email: other, password: await knownPassword(by) });
    }),
    'asks for her first e-mail': withCaller(async (caller, by) =>
      emailChanges.request(caller, { email: ownersEmail, password: await knownPassword(by) }),
    ),
    'confirms the e-mail': openNewest('confirm-email'),
    'takes the e-mail back': openNewest('take-back-email'),
    'says it was somebody else': openNewest('not-me'),
    async 'resets by link'(by: Person) {
      await requestReset(by);
      await openNewest('reset-password')(by);
    },
    'changes the password': withCaller(async (caller, by) =>
      accounts.changePassword(caller, {
        currentPassword: await knownPassword(by),
        newPassword: newPassword(by),
      }),
    ),
    'deletes the account': withCaller(async (caller, by) => {
      await accountDeletions.remove(caller, await knownPassword(by));
      isLost = caller.email !== ownersEmail && (await email()) === undefined;
    }),
    /** Once in a history: an owner who does nothing for more than seven days has no way back, as specified. */
    async 'lets four days pass'() {
      if (hasWaited) return;
      hasWaited = true;
      clock.forward(days(4));
      hasDone = true;
    },
    'adds a passkey': addKey('passkey'),
    'turns two-step login on': addKey('factor'),
  } as const satisfies Readonly<Record<string, (by: Person) => Promise<void>>>;

  return {
    owner,
    intruder,
    acts,
    clock,
    /** Deleted at once, although the owner could still have taken the e-mail back. */
    isLost: () => isLost,
    exists: async () => (await email()) !== undefined,
    isIn: async (by: Person) => (await callerOf(by)) !== undefined,
    /** False for what was refused or not possible. */
    async does(by: Person, act: keyof typeof acts): Promise<boolean> {
      clock.forward(minutes(1));
      hasDone = false;
      await acts[act](by);
      await world.runJobs();
      return hasDone;
    },
    async passed(time: number): Promise<void> {
      clock.forward(time);
      await world.runJobs();
    },
    /** What somebody can do who reads the e-mails to that address and has nothing else. */
    async getsBack(by: Person): Promise<void> {
      by.tokens.length = 0;
      by.passwords.length = 0;
      if ((await email()) !== ownersEmail) {
        for (const token of linksTo('take-back-email', by).toReversed())
          await openLink('take-back-email', by, token);
      }
      await requestReset(by);
      await openNewest('reset-password')(by);
    },
    /** Every link that somebody was ever sent. */
    async opensAll(by: Person): Promise<void> {
      for (const token of linksTo('confirm-email', by)) await openLink('confirm-email', by, token);
      await requestReset(by);
      for (const page of ['not-me', 'take-back-email', 'reset-password'] as const)
        for (const token of linksTo(page, by)) await openLink(page, by, token);
      await world.runJobs();
    },
  };
}

export type Act = keyof Awaited<ReturnType<typeof accountWithIntruder>>['acts'];
