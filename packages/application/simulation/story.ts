import type { Members } from './members.ts';
import type { World } from './world.ts';

type Acting = Pick<Members<unknown, unknown>, 'acts' | 'start' | 'stop'>;

/** One life of a world: whoever acts and looks in it, and how it ends. */
export interface Life {
  readonly members: Acting;
  /** What stands outside of our tables, in one line; all is looked at when it is another. */
  outside(): string;
  look(): void;
  /** Lets everything come to its end, once nothing fails any more. */
  settle(live: (span: number) => Promise<void>): Promise<void>;
  /** What is wrong where all is over. */
  faults(): Promise<readonly string[]>;
}

interface Beginning {
  /** Which planted mistake the world has. */
  readonly mistake: string | undefined;
  /** Acts of members that are left out, to find those that matter. */
  readonly without: ReadonlySet<number>;
}

/** The use cases of some features in a world, the members who use them, and what must hold. */
export interface Story {
  readonly name: string;
  /** Mistakes that can be planted, each of which has to be found. */
  readonly mistakes: readonly string[];
  begin(world: World, beginning: Beginning): Life;
}
