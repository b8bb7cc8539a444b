import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface ShownToday {
  /** A day of UTC. */
  readonly day: string;
  /** How many different ones in all. */
  readonly max: number;
}

/** What members count against who are named by their number alone. */
export interface LookUpLimits extends ShownToday {
  /** How many of them by number. */
  readonly maxByNumber: number;
}

/** Which strangers a member has been shown, day by day. */
export interface ShownStrangers {
  /**
   * Notes these members as shown, as many as the limits leave. Returns who may be shown: those noted now, and those
   * noted earlier on that day. Exact, however many calls count at once.
   */
  note(
    me: MemberId,
    ids: readonly MemberId[],
    limits: ShownToday & Partial<LookUpLimits>,
  ): Promise<ReadonlySet<MemberId>>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly shownStrangers: ShownStrangers;
  }
}
