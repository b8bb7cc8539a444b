import { Random } from './random.ts';
import type { World } from './world.ts';

/** Members who act again and again, each time by a number of its own, until they are stopped. */
export abstract class Members<App, Auditor> {
  protected readonly world: World;
  protected readonly app: App;
  protected readonly auditor: Auditor;
  /** Mean time between two acts of all members together. */
  protected abstract readonly pause: number;
  /** Acts that are left out, to find those that matter. */
  readonly #without: ReadonlySet<number>;
  /** How often they have acted. */
  acts = 0;
  #stopped = false;
  constructor(world: World, app: App, auditor: Auditor, without: ReadonlySet<number>) {
    this.world = world;
    this.app = app;
    this.auditor = auditor;
    this.#without = without;
  }

  protected abstract act(random: Random): void;

  start(): void {
    this.#next(this.world.random('pauses'));
  }

  stop(): void {
    this.#stopped = true;
  }

  #next(pauses: Random): void {
    this.world.scheduler.after(pauses.span(this.pause), () => {
      if (this.#stopped) return;
      this.acts += 1;
      if (!this.#without.has(this.acts)) this.act(new Random(this.world.seed, `act ${this.acts}`));
      this.#next(pauses);
    });
  }
}
