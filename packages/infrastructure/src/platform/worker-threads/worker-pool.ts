import { unavailable } from '@nestmates/domain/platform/shared/errors.ts';
import type { Piscina } from 'piscina';

/** The exported functions of a worker's script; each takes one value. */
type Tasks = Readonly<Record<string, (task: never) => unknown>>;

export interface WorkerPool<T extends Tasks> {
  /**
   * Runs a function of the script in the worker thread. Its errors arrive without their class, so it returns
   * what is expected to go wrong.
   */
  run<Name extends keyof T & string>(
    name: Name,
    task: Parameters<T[Name]>[0],
  ): Promise<Awaited<ReturnType<T[Name]>>>;
}

export interface WorkerPoolOptions {
  readonly script: URL;
  /** How many tasks the thread works on at once. */
  readonly concurrency: number;
  /** How many more may wait; beyond, tasks are refused as unavailable. */
  readonly maxWaiting?: number;
  readonly niceIncrement?: number;
}

const running = new Set<{ end(): Promise<void> }>();

/** Ends all threads of this process; a task that comes later starts one again. */
export async function endWorkerThreads(): Promise<void> {
  const ended = [...running];
  running.clear();
  await Promise.all(ended.map((pool) => pool.end()));
}

/** A pool of one thread, which starts with the first task, and again after a crash. */
export function workerPool<T extends Tasks>(options: WorkerPoolOptions): WorkerPool<T> {
  const { script, concurrency, maxWaiting = 1000, niceIncrement = 0 } = options;
  let starting: Promise<Piscina> | undefined;
  async function start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      filename: script.href,
      // Tasks that wait while the thread crashes would wait until another task comes if there were no minimum.
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: concurrency,
      niceIncrement,
    });
    // A thread that fails between two tasks has been replaced by then; without a listener the process would end.
    pool.on('error', () => undefined);
    running.add({
      async end() {
        starting = undefined;
        await pool.destroy();
      },
    });
    return pool;
  }
  return {
    async run(name, task) {
      starting ??= start();
      const pool = await starting;
      if (pool.queueSize >= maxWaiting) throw unavailable();
      return pool.run(task, { name });
    },
  };
}
