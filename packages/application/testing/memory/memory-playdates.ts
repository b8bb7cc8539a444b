import type { Id, MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { clockOf } from '@nestmates/domain/together/calendar/reminder.ts';
import { otherOf, type Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import { endOf, expirePlaydate } from '@nestmates/domain/together/playdates/playdate-end.ts';
import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';
import type { NamedChild } from '../../src/together/plans/plan-view.ts';
import type {
  LockedPlaydate,
  NewPlaydate,
  PagedPlaydate,
  PlaydateContext,
  PlaydateEmailData,
  PlaydateList,
  PlaydateQueries,
  PlaydateRow,
  PlaydateStore,
} from '../../src/together/playdates/ports.ts';
import { summaryOf } from '../a-member.ts';
import type { MemoryPairs } from './memory-pairs.ts';
import { cursorOf, pageOfLatest, pageOfSoonest } from './memory-time-cursor.ts';

interface StoredPlaydate {
  readonly matchId: Id<'match'>;
  readonly playdate: Playdate;
}

/** Playdates in memory; they end with the connection of the two. */
export class MemoryPlaydates implements PlaydateStore, PlaydateQueries {
  readonly #pairs: MemoryPairs;
  readonly stored = new Map<PlaydateId, StoredPlaydate>();
  #nextId = 1;
  constructor(pairs: MemoryPairs) {
    this.#pairs = pairs;
  }

  get all(): readonly Playdate[] {
    const connected = this.#pairs.connections.map(({ matchId }) => matchId);
    return [...this.stored.values()]
      .filter(({ matchId }) => connected.includes(matchId))
      .map(({ playdate }) => playdate);
  }

  async context(me: MemberId, otherId: MemberId): Promise<PlaydateContext | undefined> {
    const connection = this.#pairs.connection(me, otherId);
    const other = this.#pairs.people.get(otherId);
    return (
      connection &&
      other && { matchId: connection.matchId, other: summaryOf(other), mine: this.#childrenOf(me) }
    );
  }

  async add({ matchId, ...proposal }: NewPlaydate, at: Date): Promise<PlaydateId | undefined> {
    const open = this.#between(proposal.userIdOne, proposal.userIdTwo).find(
      ({ status }) => status === 'proposed',
    );
    const lapsed = open && expirePlaydate(open, 'clock', at);
    if (open && !lapsed) return undefined;
    if (lapsed) this.#replace(lapsed);
    const playdate = { ...proposal, id: this.#nextId++ };
    this.stored.set(playdate.id, { matchId, playdate });
    return playdate.id;
  }

  async lock(id: PlaydateId, me: MemberId): Promise<LockedPlaydate | undefined> {
    this.#lockPairOf(id);
    const row = await this.find(id, me);
    return row && { ...row, myName: this.#pairs.people.get(me)?.firstName ?? null };
  }

  async lockForClock(id: PlaydateId): Promise<Playdate | undefined> {
    this.#lockPairOf(id);
    const found = this.#byId(id);
    const areThere = [found?.userIdOne, found?.userIdTwo].every(
      (member) => member !== undefined && this.#pairs.people.get(member),
    );
    return areThere ? found : undefined;
  }

  /** Fails like the database when the playdate has another status by now. */
  async save(playdate: Playdate, expectedStatus: Playdate['status']): Promise<void> {
    if (this.#byId(playdate.id)?.status !== expectedStatus) {
      throw new Error(`Playdate ${playdate.id} is not ${expectedStatus}`);
    }
    this.#replace(playdate);
  }

  async playdatesOf(
    me: MemberId,
    { list, now }: { readonly list: PlaydateList; readonly now: Date },
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedPlaydate[]> {
    const isListed = (playdate: Playdate) =>
      list === 'past' ? endOf(playdate) <= now : playdate.status === list && endOf(playdate) > now;
    const listed = this.#seenBy(me, this.all.filter(isListed)).map((row) => ({
      ...row,
      cursor: cursorOf(endOf(row.playdate), row.playdate.id),
    }));
    return list === 'past' ? pageOfLatest(listed, page) : pageOfSoonest(listed, page);
  }

  async between(me: MemberId, other: MemberId, limit: number): Promise<readonly PlaydateRow[]> {
    return this.#seenBy(me, this.#between(me, other).toReversed()).slice(0, limit);
  }

  async find(id: PlaydateId, me: MemberId): Promise<PlaydateRow | undefined> {
    const found = this.#byId(id);
    return found && this.#rowOf(found, me);
  }

  async emailDataOf(id: PlaydateId, to: MemberId): Promise<PlaydateEmailData | undefined> {
    const row = await this.find(id, to);
    const member = this.#pairs.people.get(to);
    if (!row || !member) return undefined;
    const { playdate, other } = row;
    const timeZone = to === playdate.userIdOne ? playdate.timeZoneOne : playdate.timeZoneTwo;
    return {
      memberId: to,
      to: member.email,
      firstName: member.firstName,
      playdate,
      otherId: other.id,
      otherName: other.firstName,
      timeZone: clockOf({ timeZone, state: member.state }),
    };
  }

  #lockPairOf(id: PlaydateId): void {
    const found = this.#byId(id);
    if (found) this.#pairs.lockPair(found.userIdOne, found.userIdTwo);
  }

  #byId(id: PlaydateId): Playdate | undefined {
    return this.all.find((one) => one.id === id);
  }

  #between(one: MemberId, other: MemberId): readonly Playdate[] {
    return this.all.filter(({ userIdOne, userIdTwo }) =>
      [one, other].every((id) => id === userIdOne || id === userIdTwo),
    );
  }

  #replace(playdate: Playdate): void {
    const stored = this.stored.get(playdate.id);
    if (stored) this.stored.set(playdate.id, { ...stored, playdate });
  }

  #seenBy(me: MemberId, playdates: readonly Playdate[]): readonly PlaydateRow[] {
    return playdates.flatMap((playdate) => this.#rowOf(playdate, me) ?? []);
  }

  #childrenOf(member: MemberId): readonly NamedChild[] {
    const { children = [] } = this.#pairs.people.get(member) ?? {};
    return children.map(({ id, gender, age }) => ({ id, gender, age }));
  }

  /** Undefined if it is not the member's, or they may not see the other. */
  #rowOf(playdate: Playdate, me: MemberId): PlaydateRow | undefined {
    const { userIdOne, userIdTwo } = playdate;
    const otherId = otherOf(playdate, me);
    const [own, other] = [me, otherId].map((id) => this.#pairs.people.get(id));
    const isHers = me === userIdOne || me === userIdTwo;
    if (!isHers || !own || !other || this.#pairs.isBlocked(me, otherId)) return undefined;
    return {
      playdate,
      other: summaryOf(other),
      mine: this.#childrenOf(me),
      theirs: this.#childrenOf(otherId),
    };
  }
}
