import { noSuggestions } from '@nestmates/application/together/insights/nothing-to-write.ts';
import type {
  Draft,
  InsightRequest,
  SuggestionsRequest,
  Writer,
} from '@nestmates/application/together/insights/ports.ts';
import { insightPrompt, suggestionsPrompt } from '@nestmates/application/together/insights/prompts.ts';
import type { Insight } from '@nestmates/domain/together/insights/insight.ts';
import { topicNames } from '@nestmates/domain/together/insights/topics.ts';
import type { zodTextFormat } from 'openai/helpers/zod';
import * as z from 'zod/mini';
import { type Assignment, maxTokensOf, OpenAiClient, type OpenAiOptions } from './openai-client.ts';

const insightTokens = 2000;
const suggestionsTokens = 4000;

/** Lengths are checked afterwards: the structured outputs of the API do not know them. */
const part = z.object({ topic: z.enum(topicNames), text: z.string() });

const insight = z.object({ tip: part, selfCare: part, bonding: part });

const suggestions = z.object({
  suggestions: z.array(z.object({ pair: z.number(), text: z.string() })),
});

/** The SDK's own function, which is loaded later. */
type ToTextFormat = typeof zodTextFormat;

const insightFormat = (toTextFormat: ToTextFormat) => toTextFormat(insight, 'weekly_insight');

const suggestionsFormat = (toTextFormat: ToTextFormat) => toTextFormat(suggestions, 'playdate_suggestions');

/** The texts in the order of the pairs; undefined unless there is exactly one for each. */
function inOrder(
  { suggestions: written }: z.output<typeof suggestions>,
  count: number,
): readonly string[] | undefined {
  const textOf = new Map(written.map(({ pair, text }) => [pair, text]));
  const texts = Array.from({ length: count }, (_, index) => textOf.get(index + 1)).filter(
    (text) => text !== undefined,
  );
  return texts.length === count && written.length === count ? texts : undefined;
}

export class OpenAiWriter implements Writer {
  readonly author = 'ai';
  readonly #client: OpenAiClient;

  constructor(options: OpenAiOptions) {
    this.#client = new OpenAiClient(options);
  }

  insight({ facts }: InsightRequest): Draft<Insight> {
    const assignment: Assignment<Insight> = {
      prompt: insightPrompt(facts),
      format: insightFormat,
      maxOutputTokens: insightTokens,
    };
    return { maxTokens: maxTokensOf(assignment), write: () => this.#client.write(assignment) };
  }

  suggestions({ pairs }: SuggestionsRequest): Draft<readonly string[]> {
    if (pairs.length === 0) return noSuggestions;
    const assignment = {
      prompt: suggestionsPrompt(pairs),
      format: suggestionsFormat,
      maxOutputTokens: suggestionsTokens,
    };
    return {
      maxTokens: maxTokensOf(assignment),
      write: async () => {
        const outcome = await this.#client.write(assignment);
        if (outcome.kind === 'failed') return outcome;
        const text = inOrder(outcome.text, pairs.length);
        if (text) return { ...outcome, text };
        return {
          kind: 'failed',
          reason: 'malformed',
          use: outcome.use,
          detail: 'not one text for each pair',
        };
      },
    };
  }
}
