import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { wrongLogin } from '../../src/members/accounts/sessions.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import type { AccountAuditor } from './account-auditor.ts';
import type { AccountStores } from './account-stores.ts';
import type { Household, Page, Person } from './person.ts';

const from = '10.0.0.1';

interface Who {
  readonly by: Person;
  readonly home: Household;
  readonly memberId: MemberId;
}
type Act = (who: Who, random: Random) => Promise<unknown>;

/** What owners and intruders do, each by what they know and hold. */
export class AccountActs {
  readonly #world: World;
  readonly #app: AccountStores;
  readonly #auditor: AccountAuditor;
  constructor(world: World, app: AccountStores, auditor: AccountAuditor) {
    this.#world = world;
    this.#app = app;
    this.#auditor = auditor;
  }

  get names(): readonly string[] {
    return Object.keys(this.#does);
  }

  async register({ owner, email }: Household): Promise<void> {
    const password = owner.passwords[0] ?? '';
    await this.#world.request(`${owner.name} registers`, async () => {
      const { session } = await this.#app.accounts.register({ email, password, from });
      owner.tokens.push(session.token);
    });
  }

  async ask(name: string, by: Person, home: Household, random: Random): Promise<void> {
    const { memberId } = home;
    if (memberId === undefined) return;
    await this.#world.request(`${by.name} ${name}`, async () =>
      this.#does[name]?.({ by, home, memberId }, random),
    );
  }

  readonly #does: Readonly<Record<string, Act>> = {
    'asks for another e-mail': (who, random) =>
      this.#signedIn(who, async (caller, password) => {
        const others = [...who.by.mailboxes, who.home.email].filter((mailbox) => mailbox !== caller.email);
        const email = random.of(others) ?? '';
        this.#auditor.asks(caller.id, email, password);
        await this.#app.emailChanges.request(caller, { email, password });
      }),
    'asks for the first e-mail': (who) =>
      this.#signedIn(who, async (caller, password) => {
        this.#auditor.asks(caller.id, who.home.email, password);
        await this.#app.emailChanges.request(caller, { email: who.home.email, password });
      }),
    'confirms the e-mail': (who, random) => this.#openOne('confirm-email', who, random),
    'takes the e-mail back': (who, random) => this.#openOne('take-back-email', who, random),
    'says it was somebody else': (who, random) => this.#openOne('not-me', who, random),
    'asks for a new password': async ({ by }, random) =>
      this.#app.reset.request({ email: random.of(by.mailboxes) ?? '' }),
    'resets by link': (who, random) => this.#openOne('reset-password', who, random),
    'changes the password': (who, random) =>
      this.#signedIn(who, async (caller, currentPassword) => {
        const newPassword = who.by.newPassword(random);
        this.#auditor.keeps(caller.sessionDigest);
        await this.#app.accounts.changePassword(caller, { currentPassword, newPassword });
        this.#auditor.chose(who.memberId, newPassword);
      }),
    'deletes the account': (who) =>
      this.#signedIn(who, async (caller, password) => {
        this.#auditor.asks(caller.id, 'deletion', password);
        await this.#app.accountDeletions.remove(caller, password);
      }),
    'keeps the account': (who) => this.#signedIn(who, (caller) => this.#app.accountDeletions.keep(caller)),
    'withdraws the e-mail': (who) => this.#signedIn(who, (caller) => this.#app.emailChanges.withdraw(caller)),
    'logs out elsewhere': (who) =>
      this.#signedIn(who, (caller, password) => this.#app.accounts.endOtherSessions(caller, { password })),
    'adds a passkey': (who) => this.#addKey(who, 'passkey'),
    'turns two-step login on': (who) => this.#addKey(who, 'second factor'),
    'logs in': (who) => this.#logIn(who),
    'registers with the first e-mail': async ({ home, by }) => {
      await this.#app.accounts.register({ email: home.email, password: by.passwords[0] ?? '', from });
    },
    'has let the password be seen': async ({ home, memberId }) => {
      const password = home.owner.password(this.#app, memberId);
      if (password !== undefined) home.intruder.passwords.push(password);
    },
  };

  async #openOne(page: Page, { by }: Who, random: Random): Promise<void> {
    const links = by.linksTo(this.#app, page);
    const token = random.chance(0.7) ? links.at(-1) : random.of(links);
    if (token !== undefined) await this.open(page, token, by, random);
  }

  async open(page: Page, token: string, by: Person, random: Random): Promise<void> {
    switch (page) {
      case 'reset-password':
        await this.#app.reset.confirm({ token, newPassword: by.newPassword(random) });
        return;
      case 'confirm-email':
        await this.#app.emailChanges.confirm({ token });
        return;
      case 'take-back-email':
        await this.#app.emailChanges.takeBack({ token });
        return;
      case 'not-me':
        await this.#app.notMe.secure({ token });
    }
  }

  #addKey(who: Who, kind: 'passkey' | 'second factor'): Promise<void> {
    return this.#signedIn(who, async (caller, password) => {
      this.#auditor.addsKey(who.memberId, who.by.name, caller.sessionDigest);
      await this.#app.ownPassword.require(caller, password);
      await this.#app.transaction.run(async () => {
        await this.#app.sessions.requireOpen(caller);
        const at = this.#world.scheduler.now();
        await this.#app.keyStore.add({ memberId: who.memberId, kind, by: who.by.name, at });
      });
    });
  }

  /** Acts in a session that is open, or in a new one. */
  async #signedIn(who: Who, act: (caller: Caller, password: string) => Promise<unknown>): Promise<void> {
    const caller =
      (await this.#caller(who)) ?? ((await this.#logIn(who)) ? await this.#caller(who) : undefined);
    const password = who.by.password(this.#app, who.memberId);
    if (caller) await act(caller, password ?? 'unknown');
  }

  async #caller({ by, memberId }: Who): Promise<Caller | undefined> {
    const used = { browserToken: undefined, from: undefined };
    const token = by.tokens.findLast((one) => this.#app.isOpen(one, memberId));
    return token === undefined ? undefined : (await this.#app.sessions.authenticate(token, used))?.caller;
  }

  async #logIn({ by, memberId }: Who): Promise<boolean> {
    const email = this.#app.members.accounts.get(memberId)?.member.email;
    const password = by.password(this.#app, memberId) ?? by.passwords.at(-1);
    if (email === undefined || password === undefined) return false;
    const hasPasskey = this.#app.keys
      .of(memberId)
      .some((key) => key.by === by.name && key.kind === 'passkey');
    if (hasPasskey) {
      const opened = await this.#app.transaction.run(async () => {
        if (!(await this.#app.keyStore.use(memberId, by.name))) throw wrongLogin();
        return this.#app.signIns.open(memberId, { from, withSecondFactor: true });
      });
      by.tokens.push(opened.session.token);
      return true;
    }
    if (by.isKeptOut(this.#app, memberId)) return false;
    const begun = await this.#app.login.begin({ email, password, from });
    if ('session' in begun) {
      by.tokens.push(begun.session.token);
      this.#auditor.loggedIn(memberId, password);
    }
    return 'session' in begun;
  }
}
