import { allSlots } from '@nestmates/domain/members/availability/slots.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { MemberTime } from '@nestmates/domain/together/planner/free-times.ts';
import { namedTimeZone } from '@nestmates/domain/together/planner/named-time-zone.ts';
import type { AskedTimes, MemberTimes } from '../../src/together/planner/ports.ts';
import type { MemoryPeople } from './memory-people.ts';

/** When members are free, in memory: at any time by the clock of Chicago, unless a test says otherwise. */
export class MemoryMemberTimes implements MemberTimes {
  readonly #people: MemoryPeople;
  readonly #told = new Map<MemberId, Partial<MemberTime>>();
  readonly #usual: MemberTime = { slots: allSlots, zone: namedTimeZone('America/Chicago'), busy: [] };
  constructor(people: MemoryPeople) {
    this.#people = people;
  }

  put(id: MemberId, time: Partial<MemberTime>): void {
    this.#told.set(id, time);
  }

  async of({ ids }: AskedTimes): Promise<ReadonlyMap<MemberId, MemberTime>> {
    const present = ids.filter((id) => this.#people.get(id));
    return new Map(present.map((id) => [id, { ...this.#usual, ...this.#told.get(id) }]));
  }
}
