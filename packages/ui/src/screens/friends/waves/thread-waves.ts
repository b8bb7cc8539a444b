import type { Backdrop } from '../../../drawings/backdrops.ts';

export interface ThreadWave {
  readonly key: string;
  readonly mine: boolean;
  readonly at: Date;
}

/** What a thread shows of the waves of two who are connected. */
export interface ThreadWaves {
  /** The oldest first. */
  readonly all: readonly ThreadWave[];
  /** Whose hand is drawn for the member's own. */
  readonly me: { readonly name: string; readonly backdrop?: Backdrop | undefined };
  /** Left out while the member has waved this week, or the other is not here. */
  readonly onWave?: (() => void) | undefined;
  readonly waving: boolean;
  /** When the member, who has waved this week, can wave again. */
  readonly againAt?: Date | undefined;
}
