import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { insightParts } from '@nestmates/domain/together/insights/insight.ts';
import {
  insightOfWeek,
  insightsOff,
  type KeptInsight,
  leftInWeek,
  marksOn,
  noMarks,
  preparedAt,
} from '@nestmates/domain/together/insights/kept-insight.ts';
import { sharedFacts } from '@nestmates/domain/together/insights/shared-facts.ts';
import {
  type IsoWeek,
  isoWeek,
  requireRegenerationLeft,
  variationOf,
} from '@nestmates/domain/together/insights/weekly-insight.ts';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import { type Confirmation, id } from '../../platform/contract/fields.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { acceptInsight } from './accept-written.ts';
import type { CurrentInsightView, InsightView, PartName } from './contract.ts';

/** Writes the insight of a week before the member asks for it. */
export const prepareInsight = job('insights.prepare', z.object({ userId: id, week: z.string() }));

/** Enough for the marks that steer and for the texts that do not come again. */
export const insightsThatCount = 20;

const partOf = { tip: 'tip', self_care: 'selfCare', bonding: 'bonding' } as const satisfies Record<
  PartName,
  (typeof insightParts)[number]
>;

export class Insights extends useCase(
  'insightStore',
  'insightQueries',
  'aiSettingsStore',
  'entitlements',
  'writer',
  'budgetedWriting',
  'jobs',
  'transaction',
  'clock',
) {
  async current(by: Caller) {
    const { insightQueries: queries, aiSettingsStore: settings, clock } = this.needs;
    const [{ enabled }, kept] = await Promise.all([settings.of(by.id), queries.kept(by.id, 1)]);
    const insight = insightOfWeek(kept, isoWeek(clock.now()));
    return {
      enabled,
      ready: insight !== undefined && insight.readAt === null,
      insight: insight?.readAt ? viewOfCurrent(insight) : null,
    };
  }

  /** Opens the one that is there, else writes it. */
  async generate(by: Caller): Promise<CurrentInsightView> {
    const { insightQueries: queries, insightStore: store, clock } = this.needs;
    const kept = await queries.kept(by.id, insightsThatCount);
    const current = insightOfWeek(kept, isoWeek(clock.now()));
    if (!current) return viewOfCurrent(await this.#write(by.id, kept, { regeneration: 0, isRead: true }));
    if (!current.readAt) await store.markRead(current.id, clock.now());
    return viewOfCurrent(current);
  }

  async writeAnew(by: Caller): Promise<CurrentInsightView> {
    const { insightQueries: queries, clock } = this.needs;
    const kept = await queries.kept(by.id, insightsThatCount);
    const current = insightOfWeek(kept, isoWeek(clock.now()));
    if (!current) throw notFound('There is no insight of this week yet.');
    requireRegenerationLeft(current.regeneration);
    const regeneration = current.regeneration + 1;
    return viewOfCurrent(await this.#write(by.id, kept, { regeneration, isRead: true }));
  }

  async list(by: Caller, { limit, before }: PageRequest<number>): Promise<Page<InsightView>> {
    const found = await this.needs.insightQueries.weekly(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, (one) => one.id);
    return { ...rest, items: items.map(viewOf) };
  }

  async mark(
    by: Caller,
    { id: insightId, part, helpful }: { id: number; part: PartName; helpful: boolean | null },
  ): Promise<Confirmation> {
    const found = await this.needs.insightStore.mark(by.id, insightId, { [partOf[part]]: helpful });
    if (!found) throw notFound('We could not find this insight.');
    return { message: 'Thank you' };
  }

  /** Plans on Monday a job for everybody who opened last week's, spread over the first hours. */
  async planWeek(): Promise<void> {
    const { insightQueries: queries, jobs, transaction, clock } = this.needs;
    const now = clock.now();
    const readers = await queries.readersOf(isoWeek(later(now, -days(7))));
    const week = isoWeek(now);
    for (const userId of readers) {
      const timing = { at: preparedAt(userId, now), key: `insight-${userId}` };
      await transaction.run(() => jobs.add(prepareInsight, { userId, week }, timing));
    }
  }

  /** Does nothing where the week is over, the member has one, or they may not have one any more. */
  async prepare({ userId, week }: z.output<typeof prepareInsight.payload>): Promise<void> {
    const { insightQueries: queries, entitlements, aiSettingsStore: settings, clock } = this.needs;
    if (isoWeek(clock.now()) !== week) return;
    const entitlement = await entitlements.of(userId);
    if (!entitlement || !planOpens(planOf(entitlement), 'weekly insights')) return;
    if (!(await settings.of(userId)).enabled) return;
    const kept = await queries.kept(userId, insightsThatCount);
    if (!insightOfWeek(kept, week)) await this.#write(userId, kept, { regeneration: 0, isRead: false });
  }

  async #write(
    memberId: MemberId,
    before: readonly KeptInsight[],
    { regeneration, isRead }: { regeneration: number; isRead: boolean },
  ): Promise<KeptInsight> {
    const {
      insightQueries: queries,
      insightStore: store,
      writer,
      budgetedWriting: writing,
      clock,
    } = this.needs;
    const subject = await queries.subject(memberId);
    if (!subject.settings.enabled) throw insightsOff();
    const now = clock.now();
    const week: IsoWeek = isoWeek(now);
    const recent = before.map(({ insight }) => insight);
    const facts = sharedFacts({ ...subject, marks: marksOn(before), recent }, now);
    const { author } = writer;
    const kept = await writing.write({
      memberId,
      purpose: `insight ${week} ${regeneration}`,
      draft: writer.insight({ facts, recent, variation: variationOf(memberId, week, regeneration) }),
      accept: (outcome) =>
        acceptInsight(outcome, { names: subject.names, ages: facts.children.map(({ age }) => age) }),
      keep: async (insight) => {
        const generatedAt = clock.now();
        const readAt = isRead ? generatedAt : null;
        const added = { memberId, week, regeneration, author, insight, generatedAt, readAt };
        const insightId = await store.add(added);
        return insightId && { ...added, id: insightId, helpful: noMarks };
      },
    });
    if (kept) return kept;
    const [newest] = await queries.kept(memberId, 1);
    if (!newest) throw notFound();
    return newest;
  }
}

const viewOf = ({
  id: insightId,
  week,
  author,
  insight,
  helpful,
  generatedAt,
}: KeptInsight): InsightView => ({
  id: insightId,
  week,
  author,
  insight: { tip: insight.tip.text, self_care: insight.selfCare.text, bonding: insight.bonding.text },
  helpful: { tip: helpful.tip, self_care: helpful.selfCare, bonding: helpful.bonding },
  generatedAt: generatedAt.toISOString(),
});

const viewOfCurrent = (insight: KeptInsight): CurrentInsightView => ({
  ...viewOf(insight),
  regenerationsLeft: leftInWeek(insight),
});
