import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { LookUpLimits, ShownStrangers, ShownToday } from '../../src/members/people/ports.ts';

/** Which strangers were shown, in memory. */
export class MemoryShownStrangers implements ShownStrangers {
  readonly shown: { me: MemberId; id: MemberId; day: string; byNumber: boolean }[] = [];

  async note(
    me: MemberId,
    ids: readonly MemberId[],
    { day, max, maxByNumber }: ShownToday & Partial<LookUpLimits>,
  ): Promise<ReadonlySet<MemberId>> {
    for (const id of ids) {
      const today = this.shown.filter((one) => one.me === me && one.day === day);
      const isFull =
        today.length >= max || today.filter(({ byNumber }) => byNumber).length >= (maxByNumber ?? max);
      if (isFull || today.some((one) => one.id === id)) continue;
      this.shown.push({ me, id, day, byNumber: maxByNumber !== undefined });
    }
    const noted = this.shown.filter((one) => one.me === me && one.day === day).map(({ id }) => id);
    return new Set(ids.filter((id) => noted.includes(id)));
  }
}
