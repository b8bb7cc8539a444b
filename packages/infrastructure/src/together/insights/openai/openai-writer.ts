import { noSuggestions } from '@nestmates/application/together/insights/nothing-to-write.ts';
import type {
  Draft,
  InsightRequest,
  SuggestionsRequest,
  Writer,
} from '@nestmates/application/together/insights/ports.ts';
import { insightPrompt, suggestionsPrompt } from '@nestmates/application/together/insights/prompts.ts';
import type { Insight } from '@nestmates/domain/together/insights/insight.ts';
import { inOrder, insightFormat, suggestionsFormat } from './formats.ts';
import { type Assignment, maxTokensOf, OpenAiClient, type OpenAiOptions } from './openai-client.ts';

const insightTokens = 2000;
const suggestionsTokens = 4000;

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
