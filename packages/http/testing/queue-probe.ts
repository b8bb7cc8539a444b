import { endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { serve } from '../src/platform/shared/serve.ts';

const common = {
  method: 'post',
  access: 'member',
  response: z.object({ nth: z.int() }),
  limit: { by: 'member', max: 10_000, per: minutes(1) },
  summary: 'A try.',
} as const;

export const queuedPath = '/api/probe/queued';
export const unqueuedPath = '/api/probe/unqueued';

const queued = endpoint({
  ...common,
  path: queuedPath,
  queue: { atOnce: 1, waiting: 60, perMember: 3 },
});
/** The naive version: everything starts at once. */
const unqueued = endpoint({ ...common, path: unqueuedPath });

/** Two dear calls, which end when they are told to, and who has begun one in which order. */
export class DearCalls {
  readonly begun: number[] = [];
  readonly #ends: (() => void)[] = [];
  mostOfOneMember = 0;
  readonly #running = new Map<number, number>();

  readonly routes = [
    serve(queued, ({ by }) => this.#call(by.id)),
    serve(unqueued, ({ by }) => this.#call(by.id)),
  ];

  async #call(memberId: number): Promise<{ nth: number }> {
    const nth = this.begun.push(memberId);
    const running = (this.#running.get(memberId) ?? 0) + 1;
    this.#running.set(memberId, running);
    this.mostOfOneMember = Math.max(this.mostOfOneMember, running);
    await new Promise<void>((end) => this.#ends.push(end));
    this.#running.set(memberId, (this.#running.get(memberId) ?? 1) - 1);
    return { nth };
  }

  get runningNow(): number {
    return this.#ends.length;
  }

  endOne(): void {
    this.#ends.shift()?.();
  }

  reset(): void {
    this.begun.length = 0;
    this.mostOfOneMember = 0;
  }
}
