import { hashOf } from '@nestmates/domain/platform/shared/hash.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnownNames } from '@nestmates/domain/together/insights/known-names.ts';
import { isoWeek, variationOf } from '@nestmates/domain/together/insights/weekly-insight.ts';
import { type PairFacts, pairFacts } from '@nestmates/domain/together/planner/pair-facts.ts';
import type { PlaydateMatch } from '@nestmates/domain/together/planner/planner.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { acceptSuggestions } from '../insights/accept-written.ts';
import type { KeptSuggestion, SuggestionStore } from './ports.ts';

interface Pair {
  readonly otherId: MemberId;
  readonly pair: PairFacts;
  readonly facts: string;
}

const isAbout =
  ({ otherId, facts }: Pair) =>
  (kept: KeptSuggestion): boolean =>
    kept.otherId === otherId && kept.facts === facts;

/** Names a set of pairs and what is known of them, so that of two requests for the same only one is paid. */
function purposeOf(week: string, pairs: readonly Pair[]): string {
  const ids = pairs.map(({ otherId }) => otherId).join('.');
  return `suggestions ${week} ${ids} ${hashOf(pairs.map(({ facts }) => facts).join(' '))}`;
}

/** What two families could do together, written once a week for each pair while nothing changes between them. */
export class Suggestions extends useCase('suggestionStore', 'writer', 'budgetedWriting', 'clock') {
  get author() {
    return this.needs.writer.author;
  }

  /** One for each match. What is missing is written in one go. */
  async of(
    memberId: MemberId,
    matches: readonly PlaydateMatch[],
    names: KnownNames,
  ): Promise<ReadonlyMap<MemberId, string>> {
    const { suggestionStore: store, clock } = this.needs;
    const now = clock.now();
    const week = { memberId, week: isoWeek(now), author: this.author };
    const pairs = matches.map((match): Pair => {
      const pair = pairFacts(match, now);
      return { otherId: match.memberId, pair, facts: JSON.stringify(pair) };
    });
    const kept = pairs.length > 0 ? await store.of(week) : [];
    const missing = pairs.filter((pair) => !kept.some(isAbout(pair)));
    const written = missing.length > 0 ? await this.#write(week, missing, names) : [];
    return new Map(
      pairs.flatMap((pair) => {
        const found = [...kept, ...written].find(isAbout(pair));
        return found ? [[pair.otherId, found.suggestion]] : [];
      }),
    );
  }

  #write(
    week: Parameters<SuggestionStore['of']>[0],
    pairs: readonly Pair[],
    names: KnownNames,
  ): Promise<readonly KeptSuggestion[]> {
    const { suggestionStore: store, writer, budgetedWriting: writing, clock } = this.needs;
    const { memberId } = week;
    return writing.write({
      memberId,
      purpose: purposeOf(week.week, pairs),
      draft: writer.suggestions({
        pairs: pairs.map(({ pair }) => pair),
        variation: variationOf(memberId, week.week, pairs.length),
      }),
      accept: (outcome) =>
        acceptSuggestions(
          outcome,
          names,
          pairs.map(({ pair }) => pair.children.flatMap(({ mine, theirs }) => [mine, theirs])),
        ),
      keep: async (texts) => {
        const suggestions = pairs.flatMap(({ otherId, facts }, nth) => {
          const suggestion = texts[nth];
          return suggestion === undefined ? [] : [{ otherId, facts, suggestion }];
        });
        await store.keep(week, suggestions, clock.now());
        return suggestions;
      },
    });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly suggestions: Suggestions;
  }
}
