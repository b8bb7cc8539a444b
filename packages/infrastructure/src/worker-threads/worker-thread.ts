import { Worker } from 'node:worker_threads';
import { DomainError, type ErrorDetails, type ErrorKind } from '@nestmates/domain/shared/errors.ts';

/** What a thread can do, by name. */
export type Work = Readonly<Record<string, (...given: never[]) => unknown>>;

export interface Asked {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

interface Refusal {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly message: string;
  readonly details: ErrorDetails;
}

export type Answered = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: unknown }
  | { readonly refusal: Refusal }
);

/** An error loses its kind on the way between threads, so a refusal is made anew from what it says. */
function errorIn(answered: Exclude<Answered, { value: unknown }>): unknown {
  if ('error' in answered) return answered.error;
  const { kind, code, message, details } = answered.refusal;
  return new DomainError(kind, code, message, details);
}

/**
 * A thread of its own for work that would hold every other request up. It begins with the first task, and
 * again after a breakdown: whoever waited then is told.
 */
export class Thread<Does extends Work> {
  readonly #program: URL;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #worker: Worker | undefined;
  #tasks = 0;

  constructor(program: URL) {
    this.#program = program;
  }

  ask<Name extends keyof Does & string>(
    name: Name,
    given: Parameters<Does[Name]>,
  ): Promise<Awaited<ReturnType<Does[Name]>>> {
    this.#tasks += 1;
    const asked: Asked = { id: this.#tasks, name, given };
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(asked.id, waiting);
    const worker = this.#running();
    // Who waits for an answer keeps the process alive; a thread without work does not.
    worker.ref();
    worker.postMessage(asked);
    return waiting.promise as Promise<Awaited<ReturnType<Does[Name]>>>;
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#program);
    worker.on('message', (answered: Answered) => {
      const waiting = this.#waiting.get(answered.id);
      this.#waiting.delete(answered.id);
      if (this.#waiting.size === 0) worker.unref();
      if ('value' in answered) waiting?.resolve(answered.value);
      else waiting?.reject(errorIn(answered));
    });
    worker.on('error', (error) => this.#lost(error));
    this.#worker = worker;
    return worker;
  }

  #lost(error: unknown): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
