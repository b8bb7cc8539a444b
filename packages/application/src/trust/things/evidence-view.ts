import * as z from 'zod/mini';
import { instant } from '../../platform/contract/fields.ts';

/** What was reported as it was then; each feature says what it shows of its things. */
export const evidenceView = z.object({
  /** How it is called in a list, such as the title of a listing. */
  title: z.string(),
  /** What was written. */
  text: z.nullable(z.string()),
  facts: z.readonly(z.array(z.object({ label: z.string(), value: z.string() }))),
  photoUrls: z.readonly(z.array(z.string())),
  /** Of a thread: the message with the ten before and after it. */
  messages: z.readonly(
    z.array(
      z.object({ by: z.enum(['owner', 'other']), text: z.string(), at: instant, isReported: z.boolean() }),
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
