import { Random } from './random.ts';
import type { World } from './world.ts';

/** Lets members act again and again, each time by a number of its own, until they are stopped. */
export class Acting {
  readonly #world: World;
  readonly #pause: number;
  /** Acts that are left out, to find those that matter. */
  readonly #without: ReadonlySet<number>;
  readonly #act: (random: Random) => void;
  /** How often they have acted. */
  acts = 0;
  #stopped = false;
  constructor(
    world: World,
    { pause, without }: { readonly pause: number; readonly without: ReadonlySet<number> },
    act: (random: Random) => void,
  ) {
    this.#world = world;
    this.#pause = pause;
    this.#without = without;
    this.#act = act;
  }

  start(): void {
    this.#next(this.#world.random('pauses'));
  }

  stop(): void {
    this.#stopped = true;
  }

  #next(pauses: Random): void {
    this.#world.scheduler.after(pauses.span(this.#pause), () => {
      if (this.#stopped) return;
      this.acts += 1;
      if (!this.#without.has(this.acts)) this.#act(new Random(this.#world.seed, `act ${this.acts}`));
      this.#next(pauses);
    });
  }
}
