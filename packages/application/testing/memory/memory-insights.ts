import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { aSubject } from '@nestmates/domain/testing/insights/insight-subjects.ts';
import { type AiSettings, defaultAiSettings } from '@nestmates/domain/together/insights/ai-settings.ts';
import {
  type HelpfulMarks,
  type InsightId,
  type KeptInsight,
  type NewInsight,
  noMarks,
} from '@nestmates/domain/together/insights/kept-insight.ts';
import type { KnownNames } from '@nestmates/domain/together/insights/known-names.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import type { PageRequest } from '../../src/platform/contract/paging.ts';
import type { AiSettingsStore, InsightQueries, InsightStore } from '../../src/together/insights/ports.ts';

/** The insights of members without children or tags, and their settings. */
export class MemoryInsights implements InsightStore, InsightQueries, AiSettingsStore {
  readonly names = new Map<MemberId, KnownNames>();
  readonly #settings = new Map<MemberId, AiSettings>();
  #kept: readonly KeptInsight[] = [];

  async of(memberId: MemberId): Promise<AiSettings> {
    return this.#settings.get(memberId) ?? defaultAiSettings;
  }

  async save(memberId: MemberId, settings: AiSettings): Promise<void> {
    this.#settings.set(memberId, settings);
  }

  async subject(memberId: MemberId) {
    const { marks: _, recent: __, ...facts } = aSubject();
    return {
      ...facts,
      settings: await this.of(memberId),
      names: this.names.get(memberId) ?? facts.names,
    };
  }

  async kept(memberId: MemberId, limit: number): Promise<readonly KeptInsight[]> {
    return this.#of(memberId).slice(0, limit);
  }

  async weekly(memberId: MemberId, { limit, before = Number.MAX_SAFE_INTEGER }: PageRequest<InsightId>) {
    const all = this.#of(memberId);
    return all
      .filter(({ id, week, readAt }) => id < before && readAt && all.find((o) => o.week === week)?.id === id)
      .slice(0, limit);
  }

  async readersOf(week: IsoWeek): Promise<readonly MemberId[]> {
    const readers = this.#kept.filter((one) => one.week === week && one.readAt).map((one) => one.memberId);
    return [...new Set(readers)]
      .filter((memberId) => this.#settings.get(memberId)?.enabled !== false)
      .sort((a, b) => a - b);
  }

  async add(insight: NewInsight): Promise<InsightId | undefined> {
    const { memberId, week, regeneration } = insight;
    const known = this.#of(memberId).some((one) => one.week === week && one.regeneration === regeneration);
    if (known) return undefined;
    const id = this.#kept.length + 1;
    this.#kept = [...this.#kept, { ...insight, id, helpful: noMarks }];
    return id;
  }

  async markRead(insightId: InsightId, readAt: Date): Promise<void> {
    this.#kept = this.#kept.map((one) => (one.id === insightId ? { ...one, readAt } : one));
  }

  async mark(memberId: MemberId, insightId: InsightId, marks: Partial<HelpfulMarks>): Promise<boolean> {
    const found = this.#kept.some((one) => one.id === insightId && one.memberId === memberId);
    if (found) {
      this.#kept = this.#kept.map((one) =>
        one.id === insightId ? { ...one, helpful: { ...one.helpful, ...marks } } : one,
      );
    }
    return found;
  }

  /** The newest first. */
  #of(memberId: MemberId): readonly KeptInsight[] {
    return this.#kept.filter((one) => one.memberId === memberId).toReversed();
  }
}
