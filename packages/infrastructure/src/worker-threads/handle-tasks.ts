import { parentPort } from 'node:worker_threads';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { TaskRequest, TaskResult, Tasks } from './worker-thread.ts';

/** The worker's side of a `WorkerThread`: registers the functions by which it handles tasks. */
export function handleTasks(tasks: Tasks): void {
  const resultOf = async ({ id, name, args }: TaskRequest): Promise<TaskResult> => {
    try {
      const task = tasks[name];
      if (!task) throw new Error(`This thread knows nothing of ${name}`);
      return { id, value: await task(...(args as never[])) };
    } catch (error) {
      if (!(error instanceof DomainError)) return { id, error };
      const { kind, code, message, details } = error;
      return { id, refusal: { kind, code, message, details } };
    }
  };
  parentPort?.on('message', async (request: TaskRequest) => parentPort?.postMessage(await resultOf(request)));
}
