import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { Id, MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Playdate, ProposedPlaydate } from '@nestmates/domain/together/playdates/playdate.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import type { NamedChild } from '../plans/plan-view.ts';

/** A playdate with the other member, seen by one of the two. */
export interface PlaydateRow {
  readonly playdate: Playdate;
  readonly other: PersonSummary;
  /** The children of each whom the playdate names, or more. */
  readonly mine: readonly NamedChild[];
  readonly theirs: readonly NamedChild[];
}

export interface PagedPlaydate extends PlaydateRow {
  readonly cursor: TimeCursor;
}

/** Has all children of the member who has locked it. */
export interface LockedPlaydate extends PlaydateRow {
  /** The first name of the member who has locked it. */
  readonly myName: string | null;
}

/** What a new playdate needs to know about the two. */
export interface PlaydateContext {
  readonly matchId: Id<'match'>;
  readonly other: PersonSummary;
  /** All children of the one who suggests it. */
  readonly mine: readonly NamedChild[];
}

export type NewPlaydate = Omit<ProposedPlaydate, 'id'> & { readonly matchId: Id<'match'> };

export interface PlaydateStore {
  /** Undefined if the two are not connected. Stable while the pair is locked. */
  context(me: MemberId, other: MemberId): Promise<PlaydateContext | undefined>;
  /** Undefined if a proposal of the two is open already that has not lapsed at this time. */
  add(playdate: NewPlaydate, at: Date): Promise<PlaydateId | undefined>;
  /**
   * The playdate, with the lock of its pair held as by `Pairs.lock`. Undefined if it is not the member's, or they may
   * not see the other.
   */
  lock(id: PlaydateId, me: MemberId): Promise<LockedPlaydate | undefined>;
  /** The same for the clock, which belongs to nobody. */
  lockForClock(id: PlaydateId): Promise<Playdate | undefined>;
  /** Throws if it has another status by now. */
  save(playdate: Playdate, expectedStatus: Playdate['status']): Promise<void>;
}

export interface OpenPlaydates {
  /** The member's, proposed or scheduled. */
  openOf(memberId: MemberId): Promise<readonly PlaydateId[]>;
}

/** Which of the member's playdates a list shows. */
export type PlaydateList = 'proposed' | 'scheduled' | 'past';

/** What an e-mail about a playdate needs. */
export interface PlaydateEmailData extends Recipient {
  readonly otherId: MemberId;
  readonly playdate: Playdate;
  readonly otherName: string | null;
  /** The clock by which the member's evening is meant. */
  readonly timeZone: string;
}

export interface PlaydateQueries {
  /** What is ahead with the soonest first, what is past with the latest first. */
  playdatesOf(
    me: MemberId,
    which: { readonly list: PlaydateList; readonly now: Date },
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedPlaydate[]>;
  /** The newest first. */
  between(me: MemberId, other: MemberId, limit: number): Promise<readonly PlaydateRow[]>;
  /** Undefined if it is not the member's, or they may not see the other. */
  find(id: PlaydateId, me: MemberId): Promise<PlaydateRow | undefined>;
  /** Undefined if one of the two may not see the other. */
  emailDataOf(id: PlaydateId, to: MemberId): Promise<PlaydateEmailData | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly playdateQueries: PlaydateQueries;
    readonly playdateStore: PlaydateStore;
    readonly openPlaydates: OpenPlaydates;
  }
}
