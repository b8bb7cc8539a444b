import * as z from 'zod/mini';
import { id, longId } from '../contract/fields.ts';

/**
 * What a member's open pages are notified of. An event carries ids and never content: what a page may show is
 * checked when it reads, so an event reveals nothing after a block.
 */
export const eventTypes = [
  /** A message in the thread with `userId`, from either of the two. */
  z.object({ type: z.literal('message'), userId: id, messageId: longId }),
  /** The member has read the thread with `userId` up to here; sent to the member's own pages. */
  z.object({ type: z.literal('read'), userId: id, upTo: longId }),
  /** `userId` has read the thread up to here. */
  z.object({ type: z.literal('seen'), userId: id, upTo: longId }),
  /** `userId` has sent a connection request. */
  z.object({ type: z.literal('request'), userId: id }),
  z.object({ type: z.literal('match'), userId: id }),
  z.object({ type: z.literal('unmatch'), userId: id }),
  /** A wave between the member and `userId`, from either of the two. */
  z.object({ type: z.literal('wave'), userId: id }),
  /** A swap with `userId` was requested, answered or cancelled. */
  z.object({ type: z.literal('swap'), userId: id }),
  /** A playdate with `userId` was proposed, answered, cancelled or is over. */
  z.object({ type: z.literal('playdate'), userId: id }),
  /** An order that the member has bought or sold has changed. */
  z.object({ type: z.literal('order'), orderId: id }),
  /** The member's own calendar has changed. */
  z.object({ type: z.literal('calendar') }),
  /** A check-in that the member's pages may show has begun or ended. */
  z.object({ type: z.literal('check-in') }),
  /** A notification has come, or was read. */
  z.object({ type: z.literal('notification') }),
  /** What the member may do has changed, for example because they were unlocked. */
  z.object({ type: z.literal('access') }),
] as const;

export const memberEvent = z.discriminatedUnion('type', eventTypes);
export type MemberEvent = z.infer<typeof memberEvent>;
