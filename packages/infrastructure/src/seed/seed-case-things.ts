import { scoreBetween } from '@nestmates/application/friends/matching/prepare-facts.ts';
import { type Evidence, evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';
import { MatchFactsReader } from '../friends/matching/match-facts-reader.ts';
import { MessageThings } from '../friends/messages/message-things.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { MemberThings } from '../trust/things/member-things.ts';
import { timeAgo } from './brooklyn-time.ts';
import type { PlannedCase } from './planned-cases.ts';

/** The id of an account that is deleted; no member comes to have it. */
const nobody = 2_000_000_000;

export interface Who {
  readonly id: MemberId;
  readonly firstName: string;
  readonly since: Date;
}

interface Seen {
  readonly thing: Thing;
  readonly title: string;
  readonly content: Evidence;
}

/** Only who is connected writes to each other. */
async function connect(
  transaction: KnexTransaction,
  pair: readonly [Who, Who],
  createdAt: Date,
): Promise<void> {
  const [userId1 = 0, userId2 = 0] = pair.map(({ id }) => id).toSorted((one, other) => one - other);
  const [one, other] = await new MatchFactsReader(transaction).factsOf([userId1, userId2]);
  const compatibilityScore = scoreBetween('stranger', one, other);
  await transaction
    .db('matches')
    .insert({ userId1, userId2, compatibilityScore, status: 'accepted', createdAt });
}

/** The last message of the member, with those around it. */
export async function seedThread(
  transaction: KnexTransaction,
  thread: NonNullable<PlannedCase['thread']>,
  { member, reporter, now }: { readonly member: Who; readonly reporter: Who; readonly now: Date },
): Promise<Seen> {
  const firstHoursAgo = Math.max(...thread.map(({ hoursAgo }) => hoursAgo));
  const rows = thread.map(({ by, text, hoursAgo }) => {
    const [sender, receiver] = by === 'member' ? [member, reporter] : [reporter, member];
    return {
      senderId: sender.id,
      receiverId: receiver.id,
      message: text,
      timestamp: timeAgo(hours(hoursAgo), now),
    };
  });
  await connect(transaction, [member, reporter], timeAgo(hours(firstHoursAgo) + days(4), now));
  const stored: { id: string; senderId: MemberId }[] = await transaction
    .db('messages')
    .insert(rows)
    .returning(['id', 'senderId']);
  const upTo = stored.at(-1)?.id;
  const read = [
    { memberId: member.id, otherId: reporter.id, upTo },
    { memberId: reporter.id, otherId: member.id, upTo },
  ];
  await transaction.db('read_marks').insert(read);
  const id = stored.findLast(({ senderId }) => senderId === member.id)?.id;
  const thing = { kind: 'message', id: Number(id) } as const;
  const kept = await new MessageThings(transaction).asItIs(thing, member.id);
  if (!kept) throw new Error('A message of the demo is not there');
  return { thing, title: kept.evidence.title, content: kept.evidence };
}

export async function seenProfile(
  transaction: KnexTransaction,
  { gone }: PlannedCase,
  member: Who,
): Promise<Seen> {
  const thing = { kind: 'member', id: gone === undefined ? member.id : nobody } as const;
  const title = gone ?? member.firstName;
  const shown = await new MemberThings(transaction).asItIs(thing, member.id);
  const content = shown?.evidence ?? evidenceOf({ title, at: member.since.toISOString() });
  return { thing, title, content };
}
