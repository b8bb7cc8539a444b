import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { ConnectionRequest } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { Acquaintance, LockedPair, PairState } from '@nestmates/domain/members/pairs/pair-state.ts';
import type { Id, ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Pairs } from '../../src/members/pairs/ports.ts';
import type { MemoryPeople } from './memory-people.ts';
import { MemoryTransaction } from './memory-transaction.ts';

interface ConnectionInMemory {
  readonly matchId: Id<'match'>;
  readonly members: readonly [MemberId, MemberId];
  readonly score: number;
  readonly at: Date;
}

/** What a buyer has asked a seller about last. */
export interface QuestionInMemory {
  readonly buyerId: MemberId;
  readonly sellerId: MemberId;
  readonly begunAt: Date;
  readonly listingId: ListingId;
  readonly askedAt: Date;
  readonly ordered: boolean;
}

/** What members are to each other, in memory. The stores in memory of other features change it. */
export class MemoryPairs implements Pairs {
  readonly people: MemoryPeople;
  readonly transaction: MemoryTransaction;
  readonly requests: ConnectionRequest[] = [];
  readonly connections: ConnectionInMemory[] = [];
  /** Which connections have ended, and when. */
  readonly ended: (Pick<ConnectionInMemory, 'members'> & { readonly at: Date })[] = [];
  readonly questions: QuestionInMemory[] = [];
  /** What is asked about. */
  readonly listings = new Map<ListingId, Listing>();
  /** Whom a list has shown, after the viewer. */
  readonly shown: (readonly [MemberId, MemberId])[] = [];
  readonly blocks: { readonly by: MemberId; readonly of: MemberId; readonly at: Date }[] = [];
  #nextMatchId = 1;
  constructor(people: MemoryPeople, transaction = new MemoryTransaction()) {
    this.people = people;
    this.transaction = transaction;
  }

  connect(one: MemberId, other: MemberId, score = 80, at = new Date()): Id<'match'> {
    const matchId = this.#nextMatchId++;
    this.connections.push({ matchId, members: [one, other], score, at });
    return matchId;
  }

  disconnect(one: MemberId, other: MemberId, at = new Date()): void {
    const connection = this.connection(one, other);
    if (!connection) return;
    this.connections.splice(this.connections.indexOf(connection), 1);
    this.ended.push({ members: connection.members, at });
  }

  connection(one: MemberId, other: MemberId): ConnectionInMemory | undefined {
    return this.connections.find(({ members }) => members.includes(one) && members.includes(other));
  }

  hasBlocked(by: MemberId, of: MemberId): boolean {
    return this.blocks.some((block) => block.by === by && block.of === of);
  }

  isBlocked(one: MemberId, other: MemberId): boolean {
    return this.hasBlocked(one, other) || this.hasBlocked(other, one);
  }

  question(buyerId: MemberId, sellerId: MemberId): QuestionInMemory | undefined {
    return this.questions.find((asked) => asked.buyerId === buyerId && asked.sellerId === sellerId);
  }

  requestFrom(requesterId: MemberId, recipientId: MemberId): ConnectionRequest | undefined {
    return this.requests.find(
      (request) => request.requesterId === requesterId && request.recipientId === recipientId,
    );
  }

  async between(me: MemberId, other: MemberId): Promise<PairState | undefined> {
    const member = this.people.get(other);
    if (!member) return undefined;
    return {
      progress: member.progress,
      blocked: this.isBlocked(me, other),
      connected: this.connection(me, other) !== undefined,
      isBuyer: this.question(me, other) !== undefined,
      hasOrdered: this.question(me, other)?.ordered ?? false,
      isSeller: this.question(other, me) !== undefined,
    };
  }

  async acquaintance(me: MemberId, other: MemberId): Promise<Acquaintance | undefined> {
    const state = await this.between(me, other);
    if (!state) return undefined;
    return {
      ...state,
      ...(this.people.get(other)?.paused && { paused: true }),
      blockedByMe: this.hasBlocked(me, other),
      shown: this.shown.some(([viewer, member]) => viewer === me && member === other),
      sent: this.requestFrom(me, other),
      received: this.requestFrom(other, me),
    };
  }

  /** What is locked together with whatever the two have: a request, a swap. */
  lockPair(one: MemberId, other: MemberId): void {
    this.transaction.lock(`pair ${Math.min(one, other)} ${Math.max(one, other)}`);
  }

  async lock(me: MemberId, other: MemberId): Promise<LockedPair | undefined> {
    this.lockPair(me, other);
    return this.people.get(me) && this.acquaintance(me, other);
  }
}
