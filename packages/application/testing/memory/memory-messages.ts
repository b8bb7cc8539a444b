import {
  bioPreviewLength,
  type Message,
  type MessageDraft,
  type MessageId,
  maxPreviewInterests,
  maxUnreadCount,
  messagePreviewLength,
} from '@nestmates/domain/friends/messages/message.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  ConversationListing,
  ConversationView,
  WaitingView,
} from '../../src/friends/messages/contract.ts';
import type { ConversationFilter } from '../../src/friends/messages/conversation-filter.ts';
import type { MessageQueries, MessageStore, PagedConversation } from '../../src/friends/messages/ports.ts';
import { chipsOf } from '../../src/members/people/person-view.ts';
import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';
import type { MemoryPairs, QuestionInMemory } from './memory-pairs.ts';
import { cursorOf, pageOfLatest } from './memory-time-cursor.ts';

const previewOf = ({ id, senderId, message, timestamp }: Message) => ({
  id,
  senderId,
  message: message.slice(0, messagePreviewLength),
  timestamp: timestamp.toISOString(),
});

/** Messages and read marks in memory. Nobody has a place, so no conversation has a distance. */
export class MemoryMessages implements MessageStore, MessageQueries {
  readonly pairs: MemoryPairs;
  readonly all: Message[] = [];
  readonly readMarks = new Map<string, MessageId>();
  #nextId = 1;
  constructor(pairs: MemoryPairs) {
    this.pairs = pairs;
  }

  async add(draft: MessageDraft, timestamp: Date): Promise<Message | undefined> {
    if (draft.clientId !== null && (await this.findSent(draft.senderId, draft.clientId))) return undefined;
    const added = { ...draft, id: this.#nextId++, timestamp };
    this.all.push(added);
    return added;
  }

  async findSent(senderId: MemberId, clientId: string): Promise<Message | undefined> {
    return this.all.find((message) => message.senderId === senderId && message.clientId === clientId);
  }

  #unreadUpTo(me: MemberId, other: MemberId, upTo: MessageId): Message | undefined {
    return this.#between(me, other).findLast(({ id }) => id <= upTo && id > this.#readUpTo(me, other));
  }

  async isUnread(me: MemberId, other: MemberId, upTo: MessageId): Promise<boolean> {
    return this.#unreadUpTo(me, other, upTo) !== undefined;
  }

  async markRead(me: MemberId, other: MemberId, upTo: MessageId): Promise<MessageId | undefined> {
    const newest = this.#unreadUpTo(me, other, upTo);
    if (!newest) return undefined;
    this.readMarks.set(`${me} ${other}`, newest.id);
    return newest.id;
  }

  async thread(
    me: MemberId,
    other: MemberId,
    { limit, before = Infinity }: PageRequest<MessageId>,
  ): Promise<readonly Message[]> {
    return this.#between(me, other)
      .filter(({ id }) => id < before)
      .toReversed()
      .slice(0, limit);
  }

  async conversations(
    me: MemberId,
    { which, ...page }: PageRequest<TimeCursor> & ConversationFilter,
  ): Promise<readonly PagedConversation[]> {
    const all = this.correspondentsOf(me, { which }).flatMap(
      (other) => this.#conversation(me, other, { which }) ?? [],
    );
    return pageOfLatest(all, page);
  }

  async conversation(
    me: MemberId,
    other: MemberId,
    filter: ConversationFilter,
  ): Promise<ConversationView | undefined> {
    return this.correspondentsOf(me, filter).includes(other)
      ? this.#conversation(me, other, filter)
      : undefined;
  }

  async unread(me: MemberId, filter: ConversationFilter): Promise<number> {
    const counts = this.correspondentsOf(me, filter)
      .filter((other) => !this.pairs.isBlocked(me, other))
      .map((other) => this.unreadFrom(other, me).length);
    return Math.min(
      maxUnreadCount,
      counts.reduce((sum, count) => sum + count, 0),
    );
  }

  async waiting(me: MemberId, opened: ConversationFilter): Promise<WaitingView | undefined> {
    const [newest] = this.correspondentsOf(me, { which: 'all' })
      .filter((other) => !this.pairs.isBlocked(me, other))
      .flatMap((other) => this.unreadFrom(other, me))
      .toSorted((one, other) => other.id - one.id);
    const person = newest && this.pairs.people.get(newest.senderId);
    if (!newest || !person) return undefined;
    const { firstName, profilePhotoUrl } = person;
    const isOpen = this.correspondentsOf(me, opened).includes(newest.senderId);
    return { userId: newest.senderId, firstName, profilePhotoUrl, opened: isOpen };
  }

  async hasAnyOfEveryPlan(me: MemberId): Promise<boolean> {
    return this.correspondentsOf(me, { which: 'of-every-plan' }).length > 0;
  }

  correspondentsOf(me: MemberId, { which }: ConversationFilter): readonly MemberId[] {
    const { connections, questions } = this.pairs;
    const pairs = [
      ...connections.map(({ members }) => members),
      ...questions.map(({ buyerId, sellerId }) => [buyerId, sellerId] as const),
    ];
    const others = pairs
      .filter((members) => members.includes(me))
      .map(([one, other]) => (one === me ? other : one));
    return [...new Set(others)].filter(
      (other) => this.pairs.people.get(other) && this.#isAmong(which, me, other),
    );
  }

  #isAmong(which: ConversationFilter['which'], me: MemberId, other: MemberId): boolean {
    if (which === 'all' || this.pairs.question(other, me)) return true;
    return which === 'of-every-plan' && this.pairs.question(me, other)?.ordered === true;
  }

  unreadFrom(senderId: MemberId, receiverId: MemberId): readonly Message[] {
    const readUpTo = this.#readUpTo(receiverId, senderId);
    return this.#between(senderId, receiverId).filter(
      (message) => message.senderId === senderId && message.id > readUpTo,
    );
  }

  #conversation(me: MemberId, other: MemberId, { which }: ConversationFilter): PagedConversation | undefined {
    const connection = this.pairs.connection(me, other);
    const person = this.pairs.people.get(other);
    if (!person || this.pairs.isBlocked(me, other)) return undefined;
    const asked = [
      which === 'as-seller' ? undefined : this.pairs.question(me, other),
      this.pairs.question(other, me),
    ].filter((one) => one !== undefined);
    const begun = connection?.at ?? asked[0]?.begunAt;
    if (!begun) return undefined;
    const last = this.#between(me, other).at(-1);
    return {
      userId: other,
      firstName: person.firstName,
      profilePhotoUrl: person.profilePhotoUrl,
      photoCheckedAt: person.photoCheckedAt?.toISOString() ?? null,
      compatibilityScore: connection?.score ?? null,
      matchId: connection?.matchId ?? null,
      age: person.age,
      children: connection ? chipsOf(person.children) : [],
      distance: null,
      bio: person.bio?.slice(0, bioPreviewLength) ?? null,
      lifestyleInterests: person.lifestyleInterests.slice(0, maxPreviewInterests),
      lastMessage: last ? previewOf(last) : null,
      unread: Math.min(maxUnreadCount, this.unreadFrom(other, me).length),
      seenUpTo: this.#readUpTo(other, me) || null,
      connectedAt: connection?.at.toISOString() ?? null,
      listing: this.#listingOf(asked),
      cursor: cursorOf(last?.timestamp ?? begun, other),
    };
  }

  #listingOf(asked: readonly QuestionInMemory[]): ConversationListing | null {
    const [newest] = asked.toSorted((one, other) => Number(other.askedAt) - Number(one.askedAt));
    const listing = newest && this.pairs.listings.get(newest.listingId);
    if (!listing) return null;
    const { id, userId, title, type, priceCents, priceType, photoUrls, category, serviceIcon, status } =
      listing;
    return {
      id,
      sellerId: userId,
      title,
      type,
      price: priceCents,
      priceType,
      imageUrl: photoUrls[0] ?? null,
      category,
      serviceIcon,
      status,
    };
  }

  #between(one: MemberId, other: MemberId): readonly Message[] {
    const two = [one, other];
    return this.all.filter(({ senderId, receiverId }) => two.includes(senderId) && two.includes(receiverId));
  }

  #readUpTo(me: MemberId, other: MemberId): MessageId {
    return this.readMarks.get(`${me} ${other}`) ?? 0;
  }
}
