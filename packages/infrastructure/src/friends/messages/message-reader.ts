import type { ConversationView, WaitingView } from '@nestmates/application/friends/messages/contract.ts';
import type { ConversationFilter } from '@nestmates/application/friends/messages/conversation-filter.ts';
import type { MessageQueries, PagedConversation } from '@nestmates/application/friends/messages/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type { Message, MessageId } from '@nestmates/domain/friends/messages/message.ts';
import { distanceBand, distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import { sql } from '../../platform/database/sql.ts';
import { timeCursorOf } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { messageOf } from './message-row.ts';
import {
  type ConversationRow,
  conversation,
  conversations,
  ofEveryPlan,
  thread,
  unreadTotal,
  waiting,
} from './message-sql.ts';

const opensMessages = (row: ConversationRow): boolean => planOpens(planOf(row), 'messages');

const conversationOf = (row: ConversationRow): PagedConversation => ({
  userId: row.userId,
  firstName: row.firstName,
  profilePhotoUrl: row.profilePhotoUrl,
  photoCheckedAt: row.photoCheckedAt?.toISOString() ?? null,
  compatibilityScore: row.compatibilityScore,
  matchId: row.matchId,
  age: row.age,
  children: row.children,
  distance: row.km === null ? null : distanceLabel(distanceBand(row.km, row.sameZip === true)),
  bio: row.bio,
  lifestyleInterests: row.lifestyleInterests,
  lastMessage:
    row.lastId === null
      ? null
      : {
          id: Number(row.lastId),
          senderId: row.lastSenderId,
          message: row.lastText,
          timestamp: row.lastAt.toISOString(),
        },
  unread: row.unread,
  seenUpTo: row.seenUpTo === null ? null : Number(row.seenUpTo),
  connectedAt: row.connectedAt?.toISOString() ?? null,
  listing: row.listing,
  // Both answer about a listing in every plan.
  ...(row.connectedAt !== null && row.listing === null && !opensMessages(row) && { answersWithPro: true }),
  ...(row.away && whileAway),
  cursor: timeCursorOf(row.at, row.userId),
});

/** Leaves only the name of whoever is away above what was written. */
const whileAway = {
  away: true,
  profilePhotoUrl: null,
  photoCheckedAt: null,
  age: null,
  children: [],
  distance: null,
  bio: null,
  lifestyleInterests: [],
  listing: null,
  answersWithPro: undefined,
} satisfies Partial<ConversationView>;

export class MessageReader implements MessageQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async thread(
    me: MemberId,
    other: MemberId,
    { limit, before }: PageRequest<MessageId>,
  ): Promise<readonly Message[]> {
    const bindings = { me, other, before: before ?? null, limit };
    const found = await runPrepared(this.#transaction, thread, bindings);
    return found.map(messageOf);
  }

  async conversations(
    me: MemberId,
    { limit, before, which }: PageRequest<TimeCursor> & ConversationFilter,
  ): Promise<readonly PagedConversation[]> {
    const bindings = { me, which, at: before?.at ?? null, id: before?.id ?? null, limit };
    const found = await runPrepared(this.#transaction, conversations, bindings);
    return found.map(conversationOf);
  }

  async conversation(
    me: MemberId,
    other: MemberId,
    { which }: ConversationFilter,
  ): Promise<ConversationView | undefined> {
    const bindings = { me, other, which };
    const [row] = await sql<ConversationRow>(this.#transaction, conversation, bindings);
    return row && conversationOf(row);
  }

  async unread(me: MemberId, { which }: ConversationFilter): Promise<number> {
    const bindings = { me, which };
    const [total] = await sql<{ unread: number }>(this.#transaction, unreadTotal, bindings);
    return total?.unread ?? 0;
  }

  async waiting(me: MemberId, { which }: ConversationFilter): Promise<WaitingView | undefined> {
    const [row] = await sql<WaitingView>(this.#transaction, waiting, { me, which });
    return row;
  }

  async hasAnyOfEveryPlan(memberId: MemberId): Promise<boolean> {
    const found = await sql(this.#transaction, ofEveryPlan, { memberId });
    return found.length > 0;
  }
}
