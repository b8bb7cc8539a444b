import { orderActionRows } from '../../src/market/orders/actions/order-action-rows.ts';
import type { QueuedJob, TakenJob } from '../simulated-queue.ts';
import type { World } from '../world.ts';
import type { OrderStores } from './order-stores.ts';

/** Which actions each e-mail tells of. */
const toldBy = new Map<string, string[]>();
for (const [action, { tells }] of Object.entries(orderActionRows)) {
  for (const { job } of Object.values(tells).flat()) {
    toldBy.set(job.name, [...(toldBy.get(job.name) ?? []), action]);
  }
}

const isSame = (one: QueuedJob, other: QueuedJob): boolean =>
  one.name === other.name && JSON.stringify(one.payload) === JSON.stringify(other.payload);

/** Sees that no job is lost, and that none is there without the change that calls for it. */
export class JobAuditor {
  readonly #world: World;
  readonly #app: Pick<OrderStores, 'store'>;
  #taken: ReadonlyMap<number, TakenJob> = new Map();
  readonly #seen = new WeakSet<QueuedJob>();
  constructor(world: World, app: Pick<OrderStores, 'store'>) {
    this.#world = world;
    this.#app = app;
  }

  look(): void {
    const { queue, doneJobs, findings } = this.#world;
    const waiting = [...queue.waiting.values()];
    for (const [id, job] of this.#taken) {
      if (queue.taken.has(id) || doneJobs.has(id)) continue;
      const isBack = [...waiting, ...queue.taken.values()].some((other) => isSame(other, job));
      if (!isBack) findings.push(`job ${job.name} has failed and is lost`);
    }
    this.#taken = new Map(queue.taken);
    for (const job of waiting) if (!this.#seen.has(job)) this.#lookAtLetter(job);
  }

  #lookAtLetter(job: QueuedJob): void {
    this.#seen.add(job);
    const actions = toldBy.get(job.name);
    if (!actions) return;
    const { orderId } = job.payload as { readonly orderId: number };
    const timeline = this.#app.store.kept.get(orderId)?.timeline ?? [];
    if (!timeline.some(({ action }) => actions.includes(action)))
      this.#world.findings.push(`letter ${job.name} tells of what order ${orderId} has not seen`);
  }
}
