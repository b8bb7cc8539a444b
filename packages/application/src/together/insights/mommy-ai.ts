import { factsInWords, notesInWords } from '@nestmates/domain/together/insights/facts-in-words.ts';
import { marksOn } from '@nestmates/domain/together/insights/kept-insight.ts';
import { sharedFacts } from '@nestmates/domain/together/insights/shared-facts.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { AiSettingsForm, AiSettingsView, SharedView } from './contract.ts';
import { insightsThatCount } from './insights.ts';
import type { AiSettingsStore, InsightQueries, Writer } from './ports.ts';

export interface MommyAiDeps {
  readonly settings: AiSettingsStore;
  readonly queries: Pick<InsightQueries, 'subject' | 'kept'>;
  readonly writer: Pick<Writer, 'author'>;
  readonly clock: Clock;
}

const textOf = (note: string | null | undefined): string | null => (note ? note : null);

/** A member's own words for the AI features, whether they are on, and what they learn of them. */
export class MommyAi {
  readonly #deps: MommyAiDeps;
  constructor(deps: MommyAiDeps) {
    this.#deps = deps;
  }

  settings(by: Caller): Promise<AiSettingsView> {
    return this.#deps.settings.of(by.id);
  }

  async save(by: Caller, form: AiSettingsForm): Promise<AiSettingsView> {
    const settings = {
      parentingStyleOverride: textOf(form.parentingStyleOverride),
      challenges: textOf(form.challenges),
      childrenNotes: textOf(form.childrenNotes),
      enabled: form.enabled,
    };
    await this.#deps.settings.save(by.id, settings);
    return settings;
  }

  /** Made by the same function as what a writer gets. */
  async shared(by: Caller): Promise<SharedView> {
    const { queries, writer, clock } = this.#deps;
    const subject = await queries.subject(by.id);
    const kept = await queries.kept(by.id, insightsThatCount);
    const recent = kept.map(({ insight }) => insight);
    const facts = sharedFacts({ ...subject, marks: marksOn(kept), recent }, clock.now());
    return { author: writer.author, facts: factsInWords(facts), notes: notesInWords(facts) };
  }
}
