import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

const deliveries = 20;

/** Tells us of what has changed at a provider: late, in any order, some of it twice, and again until we say yes. */
export class LateEvents {
  readonly #world: World;
  readonly #random: Random;
  readonly #told = new Map<string, string>();
  constructor(world: World) {
    this.#world = world;
    this.#random = world.random('events');
  }

  /** Sends an event about what is in another state than when it was last told. */
  tell(id: string, state: string, handle: () => Promise<unknown>): void {
    if (this.#told.get(id) === state) return;
    this.#told.set(id, state);
    const times = this.#random.chance(0.2) ? 2 : 1;
    for (let nth = 0; nth < times; nth += 1) {
      const isLate = this.#random.chance(0.1);
      this.#deliver(id, handle, this.#random.below(isLate ? days(2) : minutes(10)), 1);
    }
  }

  #deliver(id: string, handle: () => Promise<unknown>, after: number, attempt: number): void {
    this.#world.scheduler.after(after, async () => {
      let isHeard = false;
      // A server that is killed meanwhile never answers, so it comes again by itself.
      this.#world.scheduler.after(hours(1), () => {
        if (!isHeard && attempt < deliveries) this.#deliver(id, handle, 0, attempt + 1);
      });
      isHeard = await this.#world.request(`event of ${id}`, handle);
    });
  }
}
