import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { sharedFacts } from '@nestmates/domain/together/insights/shared-facts.ts';
import { isoWeek, variationOf } from '@nestmates/domain/together/insights/weekly-insight.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { AiSettingsRepository } from '../together/insights/ai-settings-repository.ts';
import { composeInsight } from '../together/insights/built-in/compose-insight.ts';
import { InsightRepository } from '../together/insights/insight-repository.ts';

const reader = 'ana@nestmates.test';
const weeks = 4;

const notes = {
  parentingStyleOverride: null,
  challenges: 'Bedtimes, and getting out of the door before eight.',
  childrenNotes: 'The older one asks “why” all day.',
  enabled: true,
};

/** What the built-in writer has written for Ana in the last weeks; this week's is read, too. */
export async function seedInsights(
  transaction: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const insights = new InsightRepository(transaction);
  const memberId = ids.get(reader);
  if (memberId === undefined) throw new Error(`${reader} is not seeded`);
  await new AiSettingsRepository(transaction).save(memberId, notes);
  const subject = await insights.subject(memberId);
  for (let weeksAgo = weeks - 1; weeksAgo >= 0; weeksAgo -= 1) {
    const at = later(now, -days(7 * weeksAgo) - minutes(20));
    const week = isoWeek(at);
    const recent = (await insights.kept(memberId, weeks)).map(({ insight }) => insight);
    const facts = sharedFacts({ ...subject, marks: [], recent }, at);
    const insight = composeInsight({ facts, recent, variation: variationOf(memberId, week, 0) });
    const written = { memberId, week, regeneration: 0, author: 'nestmates', insight } as const;
    await insights.add({ ...written, generatedAt: at, readAt: at });
  }
}
