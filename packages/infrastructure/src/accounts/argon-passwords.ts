import type { Passwords } from '@nestmates/application/accounts/ports.ts';
import { Thread } from '../worker-threads/worker-thread.ts';
import type { Hashing } from './hashing-worker.ts';

/**
 * Hashing is meant to be slow. It has a thread of its own, one password after the other and behind
 * everything else the machine has to do, so that a burst of logins holds no other request up.
 */
export class ArgonPasswords implements Passwords {
  readonly #thread = new Thread<Hashing>(new URL('./hashing-worker.ts', import.meta.url));
  #decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#thread.ask('hash', [password]);
  }

  /** The first login waits for the decoy, whether its e-mail is known or not: the clock shall not tell. */
  async verify(known: string | undefined, password: string): Promise<boolean> {
    // A decoy that could not be made is made with the next login: kept, it would refuse everyone from then on.
    this.#decoy ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.#decoy = undefined;
      throw error;
    });
    const decoy = await this.#decoy;
    const right = await this.#thread.ask('verify', [known ?? decoy, password]);
    return right && known !== undefined;
  }
}
