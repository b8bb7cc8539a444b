import { parentPort } from 'node:worker_threads';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { Answered, Asked, Work } from './worker-thread.ts';

/** The other end of a `Thread`: its program says with this what it can do. */
export function inThread(work: Work): void {
  const answerTo = async ({ id, name, given }: Asked): Promise<Answered> => {
    try {
      const does = work[name];
      if (!does) throw new Error(`This thread knows nothing of ${name}`);
      return { id, value: await does(...(given as never[])) };
    } catch (error) {
      if (!(error instanceof DomainError)) return { id, error };
      const { kind, code, message, details } = error;
      return { id, refusal: { kind, code, message, details } };
    }
  };
  parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await answerTo(asked)));
}
