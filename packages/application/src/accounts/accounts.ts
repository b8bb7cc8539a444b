import { invalid } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { minutes } from '@nestmates/domain/shared/time.ts';
import type { Confirmation } from '../contract/fields.ts';
import type { Attempts, Clock, Transaction } from '../shared/ports.ts';
import type { Caller } from './caller.ts';
import { type ArrivalView, viewOfArrival } from './member-view.ts';
import type { Farewell, Members, Passwords } from './ports.ts';
import { type OpenSession, type Sessions, wrongLogin } from './sessions.ts';

export interface AccountsDeps {
  readonly members: Members;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly farewells: readonly Farewell[];
}

export interface Entrance {
  readonly member: ArrivalView;
  readonly session: OpenSession;
}

const failuresPerEmail = { max: 10, per: minutes(15) };
const failuresPerAddress = { max: 50, per: minutes(15) };

export class Accounts {
  readonly #deps: AccountsDeps;
  constructor(deps: AccountsDeps) {
    this.#deps = deps;
  }

  async register({ email, password }: { email: string; password: string }): Promise<Entrance> {
    const { members, passwords, transaction, clock } = this.#deps;
    const passwordHash = await passwords.hash(password);
    return transaction.run(async () => {
      const { id } = await members.add({ email, passwordHash, createdAt: clock.now() });
      return this.#enter(id);
    });
  }

  /** A try counts against the e-mail and the address until it turns out to be right. */
  async login({
    email,
    password,
    from,
  }: {
    email: string;
    password: string;
    from: string;
  }): Promise<Entrance> {
    const { members, passwords, attempts } = this.#deps;
    await attempts.take('login.address', from, failuresPerAddress);
    await attempts.take('login.email', email, failuresPerEmail);
    const known = await members.credentials(email);
    const right = await passwords.verify(known?.passwordHash, password);
    if (!known || !right) throw wrongLogin();
    await attempts.giveBack('login.address', from);
    await attempts.giveBack('login.email', email);
    return this.#enter(known.id, known.passwordHash);
  }

  async #enter(memberId: MemberId, passwordHash?: string): Promise<Entrance> {
    const { sessions } = this.#deps;
    const session = await sessions.open(memberId, passwordHash);
    const recognised = await sessions.recognise(session.token);
    if (!recognised) throw new Error('A session that was just opened is not there');
    return { member: viewOfArrival(recognised.caller), session };
  }

  async changePassword(
    by: Caller,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<Confirmation> {
    const { members, passwords, sessions, transaction } = this.#deps;
    const { passwordHash } = await members.credentialsOf(by.id);
    if (!(await passwords.verify(passwordHash, currentPassword))) {
      throw invalid('currentPassword', 'Current password is incorrect');
    }
    const next = await passwords.hash(newPassword);
    await transaction.run(async () => {
      await members.setPassword(by.id, next, passwordHash);
      await sessions.closeAll(by.id, by.sessionDigest);
    });
    return { message: 'Your password has been changed.' };
  }

  /** Sessions and everything personal go with the member's row. */
  async remove(by: Caller): Promise<Confirmation> {
    const { members, transaction, farewells } = this.#deps;
    await transaction.run(async () => {
      for (const farewell of farewells) await farewell.bid(by.id);
      await members.remove(by.id);
    });
    return { message: 'Your account has been deleted.' };
  }
}
