import type { Passwords } from '@nestmates/application/accounts/ports.ts';

/** For suites that log in thousands of times and do not ask how well a password is kept. */
export class QuickPasswords implements Passwords {
  /** What was asked to be verified: an account that is not there has no hash. */
  readonly verified: (string | undefined)[] = [];

  hash(password: string): Promise<string> {
    return Promise.resolve(`quick ${password}`);
  }
  verify(hash: string | undefined, password: string): Promise<boolean> {
    this.verified.push(hash);
    return Promise.resolve(hash === `quick ${password}`);
  }
}
