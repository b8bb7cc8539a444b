import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';
import { anaAndBea } from './conversations/ana-and-bea.ts';
import { anaAndDana } from './conversations/ana-and-dana.ts';
import { beaAndDana } from './conversations/bea-and-dana.ts';
import type { SeedConversation } from './conversations/conversation.ts';
import { danaToCleo, neighborsToAna } from './conversations/first-messages.ts';
import { demoLogins } from './demo-logins.ts';

/** The generated members whom a named one is connected with, newest first. */
async function generatedConnectionsOf(transaction: KnexTransaction, email: string): Promise<string[]> {
  return transaction
    .db('correspondents')
    .join({ me: 'users' }, 'me.id', 'correspondents.memberId')
    .join({ them: 'users' }, 'them.id', 'correspondents.otherId')
    .where('me.email', email)
    .whereNotIn(
      'them.email',
      demoLogins.map((member) => member.email),
    )
    .orderBy('correspondents.createdAt', 'desc')
    .pluck('them.email');
}

async function conversationsOf(transaction: KnexTransaction): Promise<readonly SeedConversation[]> {
  const [newest = '', before = ''] = await generatedConnectionsOf(transaction, 'ana@nestmates.test');
  return [anaAndBea, anaAndDana, beaAndDana, danaToCleo, ...neighborsToAna(before, newest)];
}

/** Conversations, read by both except for the last messages of some. */
export async function seedConversations(
  transaction: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const conversations = await conversationsOf(transaction);
  const rows = conversations.flatMap(({ between: [one, other], lines }) =>
    lines.map(({ from, text, ago }) => ({
      senderId: ids.get(from),
      receiverId: ids.get(from === one ? other : one),
      message: text,
      timestamp: timeAgo(ago, now),
    })),
  );
  rows.sort((a, b) => a.timestamp.getTime() - b.timestamp.getTime());
  const stored = await db('messages').insert(rows).returning(['id', 'senderId', 'receiverId']);

  const marks = conversations.flatMap(({ between, unread }) => {
    const [one, other] = between.map((email) => ids.get(email));
    const thread = stored.filter((row) =>
      [one, other].every((id) => id === row.senderId || id === row.receiverId),
    );
    const reader = thread.at(-1)?.receiverId;
    return [one, other].flatMap((memberId, side) => {
      const seen = memberId === reader ? thread.slice(0, thread.length - unread) : thread;
      const last = seen.at(-1);
      return last ? [{ memberId, otherId: side === 0 ? other : one, upTo: last.id }] : [];
    });
  });
  await db('read_marks').insert(marks);
}
