import type { Passwords } from '@nestmates/application/members/accounts/ports.ts';
import { passwords } from '@nestmates/infrastructure/members/accounts/ports.ts';
import type { Container } from 'inversify';

/** Cheap hashes, for suites that log in thousands of times and do not test the hashing. */
export class QuickPasswords implements Passwords {
  /** The arguments of each verification; the hash of an unknown account is undefined. */
  readonly verified: (string | undefined)[] = [];

  hash(password: string): Promise<string> {
    return Promise.resolve(`quick ${password}`);
  }
  verify(hash: string | undefined, password: string): Promise<boolean> {
    this.verified.push(hash);
    return Promise.resolve(hash === `quick ${password}`);
  }
}

/** For a server process. */
export function swap(container: Container): void {
  container.rebind(passwords).toConstantValue(new QuickPasswords());
}
