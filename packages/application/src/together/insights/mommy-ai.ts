import { factsInWords, notesInWords } from '@nestmates/domain/together/insights/facts-in-words.ts';
import { marksOn } from '@nestmates/domain/together/insights/kept-insight.ts';
import { sharedFacts } from '@nestmates/domain/together/insights/shared-facts.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { AiSettingsForm, AiSettingsView, SharedView } from './contract.ts';
import { insightsThatCount } from './insights.ts';

const textOf = (note: string | null | undefined): string | null => (note ? note : null);

/** A member's own words for the AI features, whether they are on, and what they learn of them. */
export class MommyAi extends useCase('aiSettingsStore', 'insightQueries', 'writer', 'draftWriter', 'clock') {
  settings(by: Caller): Promise<AiSettingsView> {
    return this.needs.aiSettingsStore.of(by.id);
  }

  async save(by: Caller, form: AiSettingsForm): Promise<AiSettingsView> {
    const settings = {
      parentingStyleOverride: textOf(form.parentingStyleOverride),
      challenges: textOf(form.challenges),
      childrenNotes: textOf(form.childrenNotes),
      enabled: form.enabled,
    };
    await this.needs.aiSettingsStore.save(by.id, settings);
    return settings;
  }

  /** Made by the same function as what a writer gets. */
  async shared(by: Caller): Promise<SharedView> {
    const { insightQueries: queries, writer, draftWriter, clock } = this.needs;
    const subject = await queries.subject(by.id);
    const kept = await queries.kept(by.id, insightsThatCount);
    const recent = kept.map(({ insight }) => insight);
    const facts = sharedFacts({ ...subject, marks: marksOn(kept), recent }, clock.now());
    return {
      author: writer.author,
      listingDraftsBy: draftWriter.author,
      facts: factsInWords(facts),
      notes: notesInWords(facts),
    };
  }
}
