import { Worker } from 'node:worker_threads';
import type { Passwords } from '@nestmates/application/accounts/ports.ts';
import type { HashingResult, HashingTask } from './hashing-thread.ts';

type Waiting = PromiseWithResolvers<string | boolean>;

/**
 * Hashing is meant to be slow. It has a thread of its own, one password after the other and behind
 * everything else the machine has to do, so that a burst of logins holds no other request up.
 */
export class ArgonPasswords implements Passwords {
  readonly #waiting = new Map<number, Waiting>();
  #decoy: Promise<string> | undefined;
  #thread: Worker | undefined;
  #tasks = 0;

  async hash(password: string): Promise<string> {
    return String(await this.#ask({ password }));
  }

  /** The first login waits for the decoy, whether its e-mail is known or not: the clock shall not tell. */
  async verify(known: string | undefined, password: string): Promise<boolean> {
    this.#decoy ??= this.hash('nobody has this password');
    const decoy = await this.#decoy;
    const right = await this.#ask({ password, against: known ?? decoy });
    return right === true && known !== undefined;
  }

  #ask(task: Omit<HashingTask, 'id'>): Promise<string | boolean> {
    this.#tasks += 1;
    const id = this.#tasks;
    const waiting = Promise.withResolvers<string | boolean>();
    this.#waiting.set(id, waiting);
    const thread = this.#threadThere();
    // Who waits for a password keeps the process alive; a thread without work does not.
    thread.ref();
    thread.postMessage({ id, ...task });
    return waiting.promise;
  }

  #threadThere(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(new URL('./hashing-thread.ts', import.meta.url));
    thread.on('message', (result: HashingResult) => {
      const waiting = this.#waiting.get(result.id);
      this.#waiting.delete(result.id);
      if (this.#waiting.size === 0) thread.unref();
      if ('error' in result) waiting?.reject(result.error);
      else waiting?.resolve(result.value);
    });
    thread.on('error', (error) => this.#lost(error));
    this.#thread = thread;
    return thread;
  }

  /** Whoever waited is told; the next password gets a new thread, and the decoy may have been among them. */
  #lost(error: unknown): void {
    this.#thread = undefined;
    this.#decoy = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
