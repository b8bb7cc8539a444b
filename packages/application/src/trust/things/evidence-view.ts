import * as z from 'zod/mini';
import { instant } from '../../platform/contract/fields.ts';

const fact = z.object({
  label: z.string(),
  value: z.string(),
  /** A moment, or the state of the thing, which the reader is told in words; left out for what is words already. */
  is: z.optional(z.enum(['moment', 'state'])),
});
export type EvidenceFact = z.infer<typeof fact>;

/** What was reported as it was then; each feature says what it shows of its things. */
export const evidenceView = z.object({
  /** How it is called in a list, such as the title of a listing, or the member whose photo, swap or playdate it is. */
  title: z.string(),
  /** What was written. */
  text: z.nullable(z.string()),
  facts: z.readonly(z.array(fact)),
  photoUrls: z.readonly(z.array(z.string())),
  /** Messages of a thread: the one reported with the ten before and after it. */
  messages: z.readonly(
    z.array(
      z.object({ by: z.enum(['owner', 'other']), text: z.string(), at: instant, isReported: z.boolean() }),
    ),
  ),
  /** Steps of an order: what had happened to it, in the words of its timeline. */
  steps: z.optional(
    z.readonly(
      z.array(z.object({ at: instant, by: z.string(), action: z.string(), text: z.nullable(z.string()) })),
    ),
  ),
  /** When it was written or made. */
  at: z.nullable(instant),
});
export type Evidence = z.infer<typeof evidenceView>;

/** Only what a thing has of it is said. */
export const evidenceOf = (given: Partial<Evidence> & Pick<Evidence, 'title'>): Evidence => ({
  text: null,
  facts: [],
  photoUrls: [],
  messages: [],
  at: null,
  ...given,
});
