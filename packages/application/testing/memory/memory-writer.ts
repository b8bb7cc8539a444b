import type { Insight } from '@nestmates/domain/together/insights/insight.ts';
import { noSuggestions } from '../../src/together/insights/nothing-to-write.ts';
import type {
  Draft,
  InsightRequest,
  SuggestionsRequest,
  Writer,
  WritingFailure,
  WritingOutcome,
} from '../../src/together/insights/ports.ts';

const use = { input: 120, output: 80 };

/** Writes the same for everyone, keeps what it was asked, and can be told to fail. */
export class MemoryWriter implements Writer {
  readonly author = 'ai';
  readonly asked: (InsightRequest | SuggestionsRequest)[] = [];
  failing: WritingFailure | undefined;
  /** The text of every suggestion, in place of its own. */
  suggesting: string | undefined;

  insight(request: InsightRequest): Draft<Insight> {
    return this.#draft(request, {
      tip: { topic: 'listening', text: 'Ask what was funny today, and tell what was funny for you.' },
      selfCare: { topic: 'rest', text: 'Sit down for the first cup of coffee of the day.' },
      bonding: { topic: 'play', text: 'Let the others choose a game tonight and play it to the end.' },
    });
  }

  suggestions(request: SuggestionsRequest): Draft<readonly string[]> {
    if (request.pairs.length === 0) return noSuggestions;
    return this.#draft(
      request,
      request.pairs.map(
        (_, index) =>
          this.suggesting ?? `Meet at the playground near the pond, at bench number ${index + 1}.`,
      ),
    );
  }

  #draft<Text>(request: InsightRequest | SuggestionsRequest, text: Text): Draft<Text> {
    return {
      maxTokens: 1000,
      write: async (): Promise<WritingOutcome<Text>> => {
        this.asked.push(request);
        return this.failing
          ? { kind: 'failed', reason: this.failing, use: undefined }
          : { kind: 'written', text, use };
      },
    };
  }
}
