import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hashOf } from '../../testing/memory/account-in-memory.ts';
import type { Random } from '../random.ts';
import type { AccountStores } from './account-stores.ts';

export type Page = 'reset-password' | 'confirm-email' | 'take-back-email' | 'not-me';

/** Owner or intruder of an account: what each knows and holds, and whose e-mails each reads. */
export class Person {
  readonly name: string;
  readonly mailboxes: readonly string[];
  readonly tokens: string[] = [];
  readonly passwords: string[];
  constructor(name: string, mailboxes: readonly string[], password: string) {
    this.name = name;
    this.mailboxes = mailboxes;
    this.passwords = [password];
  }

  newPassword(random: Random): string {
    const password = `${this.name} ${random.below(2 ** 31)}!`;
    this.passwords.push(password);
    return password;
  }

  /** The links to a page that came by e-mail, the oldest first. */
  linksTo({ mailer }: AccountStores, page: Page): readonly string[] {
    return mailer.sent
      .filter(({ to }) => this.mailboxes.includes(to))
      .flatMap(({ text }) => text.match(new RegExp(`/${page}\\?token=([\\w-]+)`))?.[1] ?? []);
  }

  /** The password that opens the account now, of those that the person knows. */
  password({ members }: AccountStores, memberId: MemberId): string | undefined {
    const hash = members.accounts.get(memberId)?.passwordHash;
    return this.passwords.find((password) => hashOf(password) === hash);
  }

  /** Whether somebody else holds a second factor of the account. */
  isKeptOut({ keys }: AccountStores, memberId: MemberId): boolean {
    return keys.of(memberId).some(({ kind, by }) => kind === 'second factor' && by !== this.name);
  }

  /** Way by which the person is in the account, or gets in without an e-mail. */
  getsInBy(app: AccountStores, memberId: MemberId): string | undefined {
    const { members, keys } = app;
    if (!members.accounts.has(memberId)) return undefined;
    if (this.tokens.some((token) => app.isOpen(token, memberId))) return 'a session';
    if (keys.of(memberId).some(({ kind, by }) => kind === 'passkey' && by === this.name)) return 'a passkey';
    if (this.password(app, memberId) !== undefined && !this.isKeptOut(app, memberId)) return 'a password';
    return undefined;
  }
}

export interface Household {
  readonly owner: Person;
  readonly intruder: Person;
  readonly email: string;
  /** Known once the owner has registered. */
  memberId: MemberId | undefined;
}

/** An owner, and an intruder who knows the password of the beginning. */
export function household(nth: number): Household {
  const [email, password] = [`owner${nth}@nestmates.example`, `First${nth}!`];
  return {
    owner: new Person(`owner ${nth}`, [email], password),
    intruder: new Person(`intruder ${nth}`, [`one${nth}@x.example`, `two${nth}@x.example`], password),
    email,
    memberId: undefined,
  };
}
