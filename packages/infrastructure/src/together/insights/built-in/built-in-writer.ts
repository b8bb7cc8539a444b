import { noSuggestions, noTokens } from '@nestmates/application/together/insights/nothing-to-write.ts';
import type {
  Draft,
  InsightRequest,
  SuggestionsRequest,
  Writer,
} from '@nestmates/application/together/insights/ports.ts';
import type { Insight } from '@nestmates/domain/together/insights/insight.ts';
import { composeInsight } from './compose-insight.ts';
import { composeSuggestions } from './compose-suggestions.ts';

const draftOf = <Text>(compose: () => Text): Draft<Text> => ({
  maxTokens: 0,
  write: async () => ({ kind: 'written', text: compose(), use: noTokens }),
});

/** Chooses from a library of texts. Nothing leaves, and nothing is claimed to be written with AI. */
export class BuiltInWriter implements Writer {
  readonly author = 'nestmates';

  insight(request: InsightRequest): Draft<Insight> {
    return draftOf(() => composeInsight(request));
  }

  suggestions(request: SuggestionsRequest): Draft<readonly string[]> {
    return request.pairs.length === 0 ? noSuggestions : draftOf(() => composeSuggestions(request));
  }
}
