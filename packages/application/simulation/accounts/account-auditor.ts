import { takenBackSince } from '@nestmates/domain/members/email-change/email-change.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hashOf } from '../../testing/memory/account-in-memory.ts';
import type { World } from '../world.ts';
import type { AccountStores } from './account-stores.ts';
import type { AddedKey } from './memory-keys.ts';
import type { Household } from './person.ts';

interface Change {
  readonly id: number;
  readonly oldEmail: string | null;
  readonly newEmail: string;
  readonly confirmedAt: Date | null;
  readonly takenBackAt: Date | null;
}

/** An account when it was looked at last. */
interface Seen {
  readonly email: string;
  readonly passwordHash: string;
  readonly sessions: ReadonlySet<string>;
  readonly keys: readonly AddedKey[];
  readonly changes: readonly Change[];
  readonly isLeaving: boolean;
}

const waits = ({ confirmedAt }: Change): boolean => confirmedAt === null;

/** Looks at what is committed after every step: each rule is about one commit, of which a step has one at most. */
export class AccountAuditor {
  readonly #world: World;
  readonly #app: AccountStores;
  #seen: ReadonlyMap<MemberId, Seen> = new Map();
  /** Hashes that an account has had. */
  readonly #hashes = new Map<MemberId, Set<string>>();
  /** Passwords by which something was asked for. */
  readonly #asked = new Map<string, Set<string>>();
  /** Sessions in which somebody adds a key. */
  readonly #adding = new Map<string, Set<string>>();
  readonly #loggedIn: (readonly [MemberId, string])[] = [];
  readonly #chosen: (readonly [MemberId, string])[] = [];
  /** Sessions that stay where their password changes. */
  readonly #kept = new Set<string>();
  /** First addresses of changes that were confirmed, which are to be told. */
  readonly #toTell = new Map<number, string>();
  constructor(world: World, app: AccountStores) {
    this.#world = world;
    this.#app = app;
  }

  /** Begins to change the password in that session. */
  keeps(sessionDigest: string): void {
    this.#kept.add(sessionDigest);
  }

  /** Asks for an e-mail or a deletion, which must not begin by a password that the account has no longer. */
  asks(memberId: MemberId, what: string, password: string): void {
    const key = `${memberId} ${what}`;
    this.#asked.set(key, (this.#asked.get(key) ?? new Set()).add(hashOf(password)));
  }

  /** Adds a key in that session, which has to be open then. */
  addsKey(memberId: MemberId, by: string, sessionDigest: string): void {
    const key = `${memberId} ${by}`;
    this.#adding.set(key, (this.#adding.get(key) ?? new Set()).add(sessionDigest));
  }

  /** Answered to whoever has logged in by it, in the step in which it is committed. */
  loggedIn(memberId: MemberId, password: string): void {
    this.#loggedIn.push([memberId, hashOf(password)]);
  }

  /** Answered to whoever has chosen it, in the step in which it is committed. */
  chose(memberId: MemberId, password: string): void {
    this.#chosen.push([memberId, hashOf(password)]);
  }

  /** Called after a commit. */
  look(): void {
    const now = new Map<MemberId, Seen>();
    for (const [id, { member, passwordHash }] of this.#app.members.accounts) {
      const seen = this.#see(id, member.email, passwordHash);
      now.set(id, seen);
      const hashes = this.#hashes.get(id) ?? new Set();
      this.#hashes.set(id, hashes.add(passwordHash));
      const before = this.#seen.get(id);
      if (before) this.#compare(id, before, seen);
      else this.#requireFree(id, seen);
    }
    for (const [id, before] of this.#seen) if (!now.has(id)) this.#requireNotHers(id, before);
    this.#seen = now;
    for (const [id, hash] of this.#loggedIn.splice(0)) {
      if (now.get(id)?.passwordHash !== hash) this.#find(`a password that ${id} has no longer logs in`);
    }
    for (const [id, hash] of this.#chosen.splice(0))
      if (!this.#hashes.get(id)?.has(hash)) this.#find(`a password of ${id} was set, and is not there`);
  }

  /** Once the owner has got the account back. */
  lookAtEnd({ owner, intruder, memberId }: Household, when: string): void {
    if (memberId === undefined || !this.#app.members.accounts.has(memberId)) return;
    if (owner.getsInBy(this.#app, memberId) === undefined)
      this.#find(`${owner.name} does not get in ${when}`);
    const way = intruder.getsInBy(this.#app, memberId);
    if (way) this.#find(`${intruder.name} is in by ${way} ${when}`);
  }

  requireTold(): void {
    const { sent } = this.#app.mailer;
    for (const [id, email] of this.#toTell) {
      const isTold = sent.some(({ to, text }) => to === email && text.includes('/take-back-email?token='));
      if (!isTold) this.#find(`${email} was not told of change ${id}`);
    }
  }

  requireThere({ owner, memberId }: Household): void {
    if (memberId !== undefined && !this.#app.members.accounts.has(memberId))
      this.#find(`the account of ${owner.name} is deleted after it was got back`);
  }

  /** Nobody registers with an e-mail that another has or can take back. */
  #requireFree(id: MemberId, { email }: Seen): void {
    for (const [other, seen] of this.#seen) {
      if (seen.email === email && this.#app.members.accounts.has(other))
        this.#find(`${id} and ${other} have one e-mail`);
      const held = this.#canBeTakenBack(seen).some(({ oldEmail }) => oldEmail === email);
      if (held) this.#find(`${id} registers with an e-mail that ${other} can take back`);
    }
  }

  #see(memberId: MemberId, email: string, passwordHash: string): Seen {
    const { openSessions, keys, changes, deletions } = this.#app;
    return {
      email,
      passwordHash,
      sessions: new Set(
        [...openSessions.values()].filter((one) => one.memberId === memberId).map(({ digest }) => digest),
      ),
      keys: keys.of(memberId),
      changes: [...changes.changes.values()].filter((change) => change.memberId === memberId),
      isLeaving: deletions.deletions.has(memberId),
    };
  }

  #compare(id: MemberId, before: Seen, now: Seen): void {
    for (const change of now.changes.filter(waits)) {
      if (!before.changes.some((one) => one.id === change.id)) this.#requireAsked(id, now, change.newEmail);
    }
    if (now.isLeaving && !before.isLeaving) this.#requireAsked(id, now, 'deletion');
    for (const key of now.keys.filter((one) => !before.keys.includes(one))) {
      const inSessions = this.#adding.get(`${id} ${key.by}`) ?? new Set();
      const isOpen = [...inSessions].some((digest) => now.sessions.has(digest));
      // A passkey that is used is the same again.
      const isUsed = before.keys.some((one) => one.by === key.by && one.kind === key.kind);
      if (!isOpen && !isUsed) this.#find(`${id} has a new ${key.kind} by a session that has ended`);
    }
    if (before.passwordHash !== now.passwordHash) this.#lookAtNewPassword(id, before, now);
    if (before.email !== now.email) this.#lookAtNewEmail(id, before, now);
  }

  #requireAsked(id: MemberId, { passwordHash }: Seen, what: string): void {
    if (!this.#asked.get(`${id} ${what}`)?.has(passwordHash))
      this.#find(`${what} of ${id} is asked for by a password that it has no longer`);
  }

  /** Ends all that waits, and all sessions but the one in which it was changed. */
  #lookAtNewPassword(id: MemberId, before: Seen, now: Seen): void {
    const still = before.changes
      .filter(waits)
      .filter((one) => now.changes.some((two) => two.id === one.id && waits(two)));
    if (still.length > 0) this.#find(`${id} has a new password, and a change of e-mail waits`);
    if (now.isLeaving) this.#find(`${id} has a new password, and a deletion waits`);
    const open = [...before.sessions].filter((digest) => now.sessions.has(digest));
    if (open.length > 1 || open.some((digest) => !this.#kept.has(digest)))
      this.#find(`${id} has a new password, and ${open.length} sessions stay`);
  }

  #lookAtNewEmail(id: MemberId, before: Seen, now: Seen): void {
    const asked = before.changes.find((one) => waits(one) && one.newEmail === now.email);
    const back = this.#canBeTakenBack(before).some(({ oldEmail }) => oldEmail === now.email);
    if (!asked && !back) this.#find(`${id} has another e-mail, for which nobody asked`);
    if (this.#app.members.accounts.get(id)?.reset)
      this.#find(`${id} has another e-mail, and a reset link to the one before`);
    const confirmed = now.changes.find((one) => one.id === asked?.id);
    if (confirmed?.confirmedAt && !confirmed.takenBackAt) this.#toTell.set(confirmed.id, before.email);
  }

  #requireNotHers(id: MemberId, before: Seen): void {
    const [change] = this.#canBeTakenBack(before);
    if (change) this.#find(`${id} is deleted, and ${change.oldEmail} could be taken back`);
  }

  #canBeTakenBack({ changes }: Seen): readonly Change[] {
    const since = takenBackSince(this.#world.scheduler.now());
    return changes.filter(
      ({ confirmedAt, takenBackAt }) => confirmedAt !== null && takenBackAt === null && confirmedAt > since,
    );
  }

  #find(what: string): void {
    this.#world.findings.push(what);
  }
}
