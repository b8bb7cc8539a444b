import type { Passwords } from '@nestmates/application/members/accounts/ports.ts';
import { workerPool } from '../../platform/worker-threads/worker-pool.ts';
import type * as hashingTasks from './hashing-worker.ts';

/**
 * Hashing is slow by design. A worker thread of its own hashes one password at a time with low priority, so
 * that a burst of logins does not delay other requests.
 */
export class ArgonPasswords implements Passwords {
  readonly #worker = workerPool<typeof hashingTasks>({
    script: new URL('./hashing-worker.ts', import.meta.url),
    concurrency: 1,
    // Priority is the thread's own on Linux; on other systems it would be that of the whole process.
    niceIncrement: process.platform === 'linux' ? 7 : 0,
  });
  #dummyHash: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#worker.run('hash', password);
  }

  /**
   * The first login waits for the decoy hash whether its e-mail is known or not, so that its duration does
   * not tell which.
   */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    // A decoy hash that failed is computed again at the next login; keeping the failure would refuse every
    // login from then on.
    this.#dummyHash ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.#dummyHash = undefined;
      throw error;
    });
    const dummyHash = await this.#dummyHash;
    const isRight = await this.#worker.run('verify', { hash: hash ?? dummyHash, password });
    return isRight && hash !== undefined;
  }
}
