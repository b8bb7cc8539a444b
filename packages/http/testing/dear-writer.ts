import { MemoryWriter } from '@nestmates/application/testing/memory/memory-writer.ts';
import type {
  Draft,
  InsightRequest,
  SuggestionsRequest,
  Writer,
} from '@nestmates/application/together/insights/ports.ts';
import type { Insight } from '@nestmates/domain/together/insights/insight.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Tokens of one text, and texts of a day. */
export const dearInsight = 1000;
export const insightsInBudget = 10;

const dear = <Text>(draft: Draft<Text>): Draft<Text> => ({
  maxTokens: dearInsight,
  write: async () => ({ ...(await draft.write()), use: undefined }),
});

/** Every text costs all that was reserved for it. */
class DearWriter extends MemoryWriter {
  override insight(request: InsightRequest): Draft<Insight> {
    return dear(super.insight(request));
  }

  override suggestions(request: SuggestionsRequest): Draft<readonly string[]> {
    return dear(super.suggestions(request));
  }
}

export function swap(container: Container): void {
  const dear: Writer = new DearWriter();
  container.rebind(port('writer')).toConstantValue(dear);
  const budget = { perMember: 2 * dearInsight, inAll: insightsInBudget * dearInsight };
  container.rebind(port('aiBudget')).toConstantValue(budget);
}
