import { Worker } from 'node:worker_threads';
import { DomainError, type ErrorDetails, type ErrorKind } from '@nestmates/domain/shared/errors.ts';

/** The functions of a worker thread, by name. */
export type Tasks = Readonly<Record<string, (...given: never[]) => unknown>>;

export interface TaskRequest {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Refusal {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly message: string;
  readonly details: ErrorDetails;
}

export type TaskResult = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: unknown }
  | { readonly refusal: Refusal }
);

/** An error loses its class when it is sent between threads, so a DomainError is rebuilt from its fields. */
function errorIn(result: Exclude<TaskResult, { value: unknown }>): unknown {
  if ('error' in result) return result.error;
  const { kind, code, message, details } = result.refusal;
  return new DomainError(kind, code, message, details);
}

/**
 * A worker thread for CPU-heavy work. It starts with the first task, and again after a crash, which rejects
 * the tasks in progress.
 */
export class WorkerThread<T extends Tasks> {
  readonly #script: URL;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(program: URL) {
    this.#script = program;
  }

  run<Name extends keyof T & string>(
    name: Name,
    args: Parameters<T[Name]>,
  ): Promise<Awaited<ReturnType<T[Name]>>> {
    this.#lastId += 1;
    const request: TaskRequest = { id: this.#lastId, name, args };
    const pending = Promise.withResolvers<unknown>();
    this.#pending.set(request.id, pending);
    const worker = this.#startedWorker();
    // A running task keeps the process alive; an idle worker thread does not.
    worker.ref();
    worker.postMessage(request);
    return pending.promise as Promise<Awaited<ReturnType<T[Name]>>>;
  }

  #startedWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#script);
    worker.on('message', (result: TaskResult) => {
      const pending = this.#pending.get(result.id);
      this.#pending.delete(result.id);
      if (this.#pending.size === 0) worker.unref();
      if ('value' in result) pending?.resolve(result.value);
      else pending?.reject(errorIn(result));
    });
    worker.on('error', (error) => this.#fail(error));
    this.#worker = worker;
    return worker;
  }

  #fail(error: unknown): void {
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
