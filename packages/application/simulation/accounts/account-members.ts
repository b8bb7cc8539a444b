import { minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { Members } from '../members.ts';
import { Random } from '../random.ts';
import type { World } from '../world.ts';
import { AccountActs } from './account-acts.ts';
import type { AccountAuditor } from './account-auditor.ts';
import type { AccountStores } from './account-stores.ts';
import { type Household, household, type Person } from './person.ts';

/** Mean time between two acts of all together: a story ends before an e-mail can be taken back no longer. */
const pause = minutes(3);
const endingActs = ['resets by link', 'changes the password', 'says it was somebody else'];
const addingActs = ['asks for another e-mail', 'adds a passkey', 'logs in', 'deletes the account'];
const takenOverActs = [
  'deletes the account',
  'changes the password',
  'asks for the first e-mail',
  'adds a passkey',
];

/** Owners, and intruders who know their passwords, weighted so that two act on one account at once. */
export class AccountMembers extends Members<AccountStores, AccountAuditor> {
  protected override readonly pause = pause;
  readonly households: readonly Household[] = [1, 2, 3, 4].map(household);
  readonly #acts: AccountActs;
  constructor(world: World, app: AccountStores, auditor: AccountAuditor, without: ReadonlySet<number>) {
    super(world, app, auditor, without);
    this.#acts = new AccountActs(world, app, auditor);
  }

  override start(): void {
    for (const home of this.households) void this.#acts.register(home);
    super.start();
  }

  /** The owner gets the account back by the e-mails alone that come to the first address, and knows nothing else. */
  async getsBack({ owner, memberId }: Household, live: (span: number) => Promise<void>): Promise<void> {
    const has = () => this.app.members.accounts.get(memberId ?? 0)?.member.email;
    const [email] = owner.mailboxes;
    if (memberId === undefined || email === undefined || has() === undefined) return;
    owner.tokens.length = 0;
    owner.passwords.length = 0;
    const does = (name: string, act: () => Promise<unknown>) => {
      this.#soon(`${owner.name} ${name}`, act);
      return live(minutes(5));
    };
    for (const token of owner.linksTo(this.app, 'take-back-email').toReversed()) {
      if (has() !== email) await does('takes back', () => this.app.emailChanges.takeBack({ token }));
    }
    await does('asks for a link', () => this.app.reset.request({ email }));
    const token = owner.linksTo(this.app, 'reset-password').at(-1) ?? 'none';
    const newPassword = owner.newPassword(this.world.random(owner.name));
    await does('resets', () => this.app.reset.confirm({ token, newPassword }));
  }

  /** Opens every link that somebody was ever sent. */
  async opensAll(by: Person, live: (span: number) => Promise<void>): Promise<void> {
    const random = this.world.random(by.name);
    for (const email of by.mailboxes) {
      this.#soon(`${by.name} asks for a link`, () => this.app.reset.request({ email }));
    }
    await live(minutes(5));
    for (const page of ['confirm-email', 'not-me', 'take-back-email', 'reset-password'] as const) {
      for (const token of by.linksTo(this.app, page)) {
        this.#soon(`${by.name} opens ${page}`, () => this.#acts.open(page, token, by, random));
      }
    }
    await live(minutes(30));
  }

  #soon(name: string, act: () => Promise<unknown>): void {
    this.world.scheduler.after(0, () => void this.world.request(name, act));
  }

  protected override act(random: Random): void {
    const home = random.chance(0.5) ? this.households[0] : random.of(this.households);
    if (!home) return;
    home.memberId ??= this.app.idOf(home.email);
    const kind = random.next();
    // A server was killed, or the answer was lost.
    if (home.memberId === undefined) void this.#acts.register(home);
    else if (kind < 0.15) this.#meet(home, random);
    else if (kind < 0.3) this.#takeOver(home, random);
    else this.#actFreely(home, random);
  }

  /** One acts, often both at the same moment, and sometimes the same is sent twice. */
  #actFreely(home: Household, random: Random): void {
    const drawn = () => new Random(random.below(2 ** 31), home.email);
    const one = random.chance(0.6) ? home.intruder : home.owner;
    const name = this.#pick(one, home, random);
    const times = random.chance(0.15) ? 2 : 1;
    const same = drawn();
    for (let nth = 0; nth < times; nth += 1) void this.#acts.ask(name, one, home, same.copy());
    if (!random.chance(0.5)) return;
    const other = random.chance(0.8) ? (one === home.owner ? home.intruder : home.owner) : one;
    const answer = this.#pick(other, home, random);
    const again = drawn();
    this.world.scheduler.after(random.chance(0.5) ? 0 : random.below(seconds(3)), () => {
      void this.#acts.ask(answer, other, home, again);
    });
  }

  /** The owner sets a password in the moment in which an intruder uses the one before. */
  #meet(home: Household, random: Random): void {
    void this.#acts.ask('has let the password be seen', home.owner, home, random);
    void this.#acts.ask('asks for a new password', home.owner, home, random);
    const [ends, uses] = [random.of(endingActs) ?? '', random.of(addingActs) ?? ''];
    this.world.scheduler.after(minutes(1), () => {
      void this.#acts.ask(ends, home.owner, home, random.copy());
      void this.#acts.ask(uses, home.intruder, home, random.copy());
    });
  }

  /** An intruder gives the account an e-mail of their own, while others act on. */
  #takeOver(home: Household, random: Random): void {
    void this.#acts.ask('has let the password be seen', home.owner, home, random);
    const acts = ['asks for another e-mail', 'confirms the e-mail', random.of(takenOverActs) ?? ''];
    for (const [nth, name] of acts.entries()) {
      const drawn = random.copy();
      this.world.scheduler.after(seconds(30) * (nth + 1), () => {
        void this.#acts.ask(name, home.intruder, home, drawn);
        if (nth === 2 && drawn.chance(0.5))
          void this.#acts.ask('takes the e-mail back', home.owner, home, drawn.copy());
      });
    }
  }

  #pick(by: Person, { memberId, email }: Household, random: Random): string {
    const has = this.app.members.accounts.get(memberId ?? 0)?.member.email;
    const waits = by.linksTo(this.app, 'confirm-email').length > 0;
    if (waits && random.chance(0.25)) return 'confirms the e-mail';
    if (by.mailboxes.includes(email) && has !== email && random.chance(0.5)) return 'takes the e-mail back';
    // Deleted at once where nobody could take the e-mail back, and then the account is over.
    const isLast = has === email && !random.chance(0.1);
    const names = this.#acts.names.filter((name) => !isLast || name !== 'deletes the account');
    return random.of(names) ?? '';
  }
}
