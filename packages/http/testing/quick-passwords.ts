import { hash as digest, randomBytes } from 'node:crypto';
import type { Passwords } from '@nestmates/application/members/accounts/ports.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

const hashed = (salt: string, password: string) => `quick ${salt} ${digest('sha256', salt + password)}`;

/** Cheap hashes, for suites that log in thousands of times and do not test the hashing. */
export class QuickPasswords implements Passwords {
  /** The arguments of each verification; the hash of an unknown account is undefined. */
  readonly verified: (string | undefined)[] = [];

  hash(password: string): Promise<string> {
    return Promise.resolve(hashed(randomBytes(8).toString('hex'), password));
  }
  verify(hash: string | undefined, password: string): Promise<boolean> {
    this.verified.push(hash);
    const salt = hash?.split(' ')[1];
    return Promise.resolve(salt !== undefined && hash === hashed(salt, password));
  }
}

/** Replaces the passwords of a server process. */
export function swap(container: Container): void {
  container.rebind(port('passwords')).toConstantValue(new QuickPasswords());
}
