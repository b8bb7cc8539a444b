import type { Passwords } from '@nestmates/application/accounts/ports.ts';
import { WorkerThread } from '../worker-threads/worker-thread.ts';
import type { HashingTasks } from './hashing-worker.ts';

/**
 * Hashing is meant to be slow. It has a thread of its own, one password after the other and behind
 * everything else the machine has to do, so that a burst of logins holds no other request up.
 */
export class ArgonPasswords implements Passwords {
  readonly #worker = new WorkerThread<HashingTasks>(new URL('./hashing-worker.ts', import.meta.url));
  #dummyHash: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#worker.run('hash', [password]);
  }

  /** The first login waits for the decoy, whether its e-mail is known or not: the clock shall not tell. */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    // A decoy that could not be made is made with the next login: kept, it would refuse everyone from then on.
    this.#dummyHash ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.#dummyHash = undefined;
      throw error;
    });
    const dummyHash = await this.#dummyHash;
    const isRight = await this.#worker.run('verify', [hash ?? dummyHash, password]);
    return isRight && hash !== undefined;
  }
}
