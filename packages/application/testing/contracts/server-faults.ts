import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { vi } from 'vitest';

/** How a server goes wrong. */
export const serverFaults = [
  'fails with 500',
  'is overloaded',
  'sends a page',
  'breaks off',
  'never answers',
] as const;
export type ServerFault = (typeof serverFaults)[number];

/** The same adapter with a server behind it that goes wrong with every call. */
export type Broken<Adapter> = (fault: ServerFault) => Promise<Adapter>;

/** Limit on a busy machine; the limits of the adapters are shorter. */
export const patience = seconds(15);

/** How each call ended, which all of them have to do in time. Counts looks, not what a busy machine takes between them. */
export async function endedInTime(
  calls: readonly Promise<unknown>[],
  limit: number,
): Promise<readonly PromiseSettledResult<unknown>[]> {
  let ended: readonly PromiseSettledResult<unknown>[] | undefined;
  void Promise.allSettled(calls).then((results) => {
    ended = results;
  });
  const interval = Math.min(50, limit / 4);
  let looks = 0;
  const look = () => {
    looks += 1;
    return ended !== undefined || looks * interval > limit;
  };
  await vi.waitUntil(look, { interval, timeout: 20 * limit });
  if (!ended) throw new Error(`Not all calls have ended within ${limit} ms`);
  return ended;
}
