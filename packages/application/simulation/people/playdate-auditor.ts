import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import { endOf } from '@nestmates/domain/together/playdates/playdate-end.ts';
import type { World } from '../world.ts';
import type { PeopleStores } from './people-stores.ts';

/** How a playdate may change between two looks. */
const next: Readonly<Record<Playdate['status'], readonly Playdate['status'][]>> = {
  proposed: ['proposed', 'scheduled', 'declined', 'cancelled', 'expired'],
  scheduled: ['scheduled', 'done', 'cancelled'],
  done: ['done'],
  declined: ['declined'],
  cancelled: ['cancelled'],
  expired: ['expired'],
};

/** What the clock does by itself, also where nobody is there any more. */
const byClock: readonly string[] = ['done', 'expired'];

type RequireTogether = (what: string, two: readonly [MemberId, MemberId]) => void;

/** Looks at playdates after every commit. */
export class PlaydateAuditor {
  readonly #world: World;
  readonly #app: PeopleStores;
  readonly #requireTogether: RequireTogether;
  readonly #accepted = new Set<string>();
  #before: ReadonlyMap<PlaydateId, Playdate> = new Map();
  constructor(world: World, app: PeopleStores, requireTogether: RequireTogether) {
    this.#world = world;
    this.#app = app;
    this.#requireTogether = requireTogether;
  }

  /** Asked for by the member. */
  accepts(by: MemberId, id: PlaydateId, time: string): void {
    this.#accepted.add(`${by} ${id} ${time}`);
  }

  /** Called after a commit. */
  look(): void {
    const all = this.#app.playdateStore.all;
    const open = new Set<string>();
    for (const playdate of all) {
      this.#lookAtChange(playdate);
      this.#lookAtCalendars(playdate);
      if (playdate.status !== 'proposed') continue;
      const two = [playdate.userIdOne, playdate.userIdTwo].toSorted((a, b) => a - b).join(' and ');
      if (open.has(two)) this.#find(`${two} have two proposals`);
      open.add(two);
      this.#lookAtThread(playdate);
    }
    this.#before = new Map(all.map((playdate) => [playdate.id, playdate]));
  }

  /** Once all of them are over. */
  lookAtEnd(): void {
    for (const { id, status } of this.#app.playdateStore.all) {
      if (status === 'proposed' || status === 'scheduled') this.#find(`playdate ${id} is ${status} for ever`);
    }
  }

  #lookAtChange(playdate: Playdate): void {
    const { id, status, userIdOne, userIdTwo } = playdate;
    const before = this.#before.get(id);
    if (before?.status === status) return;
    if (before && !next[before.status].includes(status)) {
      this.#find(`playdate ${id} was ${before.status} and is ${status}`);
    }
    if (!byClock.includes(status))
      this.#requireTogether(`playdate ${id}, ${status},`, [userIdOne, userIdTwo]);
    else if (before && endOf(before) > this.#world.scheduler.now()) {
      this.#find(`playdate ${id} is ${status} before its time`);
    }
    if (playdate.status !== 'scheduled') return;
    const invited = playdate.proposedBy === userIdOne ? userIdTwo : userIdOne;
    if (!this.#accepted.has(`${invited} ${id} ${playdate.date.toISOString()}`)) {
      this.#find(`playdate ${id} is at a time that ${invited} has not accepted`);
    }
  }

  /** Both have it exactly while it is agreed on, and once it is over. */
  #lookAtCalendars({ id, status }: Playdate): void {
    const entries = this.#app.calendar.entriesOf(id).length;
    const due = status === 'scheduled' || status === 'done' ? 2 : 0;
    if (entries !== due) this.#find(`playdate ${id} is ${status}, and calendars have ${entries} of it`);
  }

  #lookAtThread({ id, proposedBy }: Playdate): void {
    const isThere = this.#app.messages.all.some(
      ({ playdateId, senderId }) => playdateId === id && senderId === proposedBy,
    );
    if (!isThere) this.#find(`playdate ${id} of ${proposedBy} stands in no thread`);
  }

  #find(what: string): void {
    this.#world.findings.push(what);
  }
}
