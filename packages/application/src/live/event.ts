import * as z from 'zod/mini';
import { id, longId } from '../contract/fields.ts';

/**
 * What a member's open pages are told: that something changed, and where to look. An event carries ids
 * and never a text, so that whoever may no longer see a thing learns nothing by having listened.
 */
export const eventTypes = [
  /** In the thread with `userId`, whoever of the two wrote it. */
  z.object({ type: z.literal('message'), userId: id, messageId: longId }),
  /** She has seen the thread with `userId` so far; told to her own pages. */
  z.object({ type: z.literal('read'), userId: id, upTo: longId }),
  /** `userId` has seen the thread so far. */
  z.object({ type: z.literal('seen'), userId: id, upTo: longId }),
  /** `userId` asks to connect. */
  z.object({ type: z.literal('request'), userId: id }),
  z.object({ type: z.literal('match'), userId: id }),
  z.object({ type: z.literal('unmatch'), userId: id }),
  /** A swap with `userId` was asked for, answered or called off. */
  z.object({ type: z.literal('swap'), userId: id }),
  /** She may do other things than before. */
  z.object({ type: z.literal('standing') }),
] as const;

export const memberEvent = z.discriminatedUnion('type', eventTypes);
export type MemberEvent = z.infer<typeof memberEvent>;
