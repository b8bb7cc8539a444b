import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Pass, Passes, Swipes } from '../../src/friends/matching/ports.ts';

/** Passes, and the swipes of a day, in memory. */
export class MemorySwipes implements Passes, Swipes {
  readonly passes = new Map<string, Pass>();
  readonly counts = new Map<string, number>();

  passOf(me: MemberId, other: MemberId): Pass | undefined {
    return this.passes.get(`${me} ${other}`);
  }

  swipesOf(me: MemberId, day: string): number {
    return this.counts.get(`${me} ${day}`) ?? 0;
  }

  async add(me: MemberId, other: MemberId, { since, ...pass }: Pass & { since: Date }): Promise<boolean> {
    const known = this.passOf(me, other);
    if (known && known.at > since) return false;
    this.passes.set(`${me} ${other}`, pass);
    return true;
  }

  async remove(me: MemberId, other: MemberId, since: Date): Promise<Pass | undefined> {
    const known = this.passOf(me, other);
    if (!known || known.at <= since) return undefined;
    this.passes.delete(`${me} ${other}`);
    return known;
  }

  async consume(me: MemberId, day: string, max: number): Promise<boolean> {
    if (this.swipesOf(me, day) >= max) return false;
    this.counts.set(`${me} ${day}`, this.swipesOf(me, day) + 1);
    return true;
  }

  /** Fails like the database when the member has used none that day. */
  async giveBack(me: MemberId, day: string): Promise<void> {
    if (this.swipesOf(me, day) === 0) throw new Error(`${me} has used no swipe on ${day}`);
    this.counts.set(`${me} ${day}`, this.swipesOf(me, day) - 1);
  }
}
