import { topicNames } from '@nestmates/domain/together/insights/topics.ts';
import type { zodTextFormat } from 'openai/helpers/zod';
import * as z from 'zod/mini';

/** Lengths are checked afterwards: the structured outputs of the API do not know them. */
const part = z.object({ topic: z.enum(topicNames), text: z.string() });

const insight = z.object({ tip: part, selfCare: part, bonding: part });

const suggestions = z.object({
  suggestions: z.array(z.object({ pair: z.number(), text: z.string() })),
});

/** The SDK's own function, which is loaded later. */
type ToTextFormat = typeof zodTextFormat;

export const insightFormat = (toTextFormat: ToTextFormat) => toTextFormat(insight, 'weekly_insight');

export const suggestionsFormat = (toTextFormat: ToTextFormat) =>
  toTextFormat(suggestions, 'playdate_suggestions');

/** The texts in the order of the pairs; undefined unless there is exactly one for each. */
export function inOrder(
  { suggestions: written }: z.output<typeof suggestions>,
  count: number,
): readonly string[] | undefined {
  const textOf = new Map(written.map(({ pair, text }) => [pair, text]));
  const texts = Array.from({ length: count }, (_, index) => textOf.get(index + 1)).filter(
    (text) => text !== undefined,
  );
  return texts.length === count && written.length === count ? texts : undefined;
}
