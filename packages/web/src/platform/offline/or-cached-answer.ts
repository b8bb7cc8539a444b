import { isUnreachable } from '../api/errors.ts';
import { setCachedShown } from './connection.ts';

/**
 * Runs a read; where the server does not answer, what the member has last seen stands for the answer, if there is
 * any.
 */
export async function orCachedAnswer<Answer>(
  memberId: number | undefined,
  key: string,
  read: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const kept = await readKept(memberId, key);
    if (kept === undefined) throw error;
    setCachedShown(true);
    return kept as Answer;
  }
}

/** Its code is only loaded when it is needed. */
async function readKept(memberId: number | undefined, key: string): Promise<unknown> {
  try {
    return await (await import('./cached-answers.ts')).cachedAnswer(memberId, key);
  } catch {
    return undefined;
  }
}
