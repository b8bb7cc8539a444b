import { days } from '@nestmates/domain/platform/shared/time.ts';
import { defaultAiSettings } from '@nestmates/domain/together/insights/ai-settings.ts';
import { noNames } from '@nestmates/domain/together/insights/known-names.ts';
import { describe, expect, it } from 'vitest';
import { insightsInMemory } from '../../../testing/memory/insights-in-memory.ts';
import type { InsightRequest } from './ports.ts';

const codeOf = (code: string) => expect.objectContaining({ code });
const week = days(7);

describe('the insight of a week', () => {
  it('is written once and shown again', async () => {
    const { insights, ana, writer } = insightsInMemory();
    expect(await insights.current(ana)).toEqual({ enabled: true, ready: false, insight: null });
    const written = await insights.generate(ana);
    expect(written).toMatchObject({
      week: '2026-W10',
      author: 'ai',
      insight: { self_care: 'Sit down for the first cup of coffee of the day.' },
      regenerationsLeft: 2,
    });
    expect(await insights.generate(ana)).toEqual(written);
    expect(await insights.current(ana)).toEqual({ enabled: true, ready: false, insight: written });
    expect(writer.asked).toHaveLength(1);
  });

  it('is hers alone', async () => {
    const { insights, ana, bea } = insightsInMemory();
    const { id } = await insights.generate(ana);
    expect((await insights.current(bea)).insight).toBeNull();
    const mark = insights.mark(bea, { id, part: 'tip', helpful: true });
    await expect(mark).rejects.toEqual(codeOf('NOT_FOUND'));
  });

  it('may be written anew twice, and is then as it was written last', async () => {
    const { insights, ana, writer } = insightsInMemory();
    await expect(insights.writeAnew(ana)).rejects.toEqual(codeOf('NOT_FOUND'));
    await insights.generate(ana);
    expect((await insights.writeAnew(ana)).regenerationsLeft).toBe(1);
    const last = await insights.writeAnew(ana);
    expect(last.regenerationsLeft).toBe(0);
    await expect(insights.writeAnew(ana)).rejects.toEqual(codeOf('NO_REGENERATION_LEFT'));
    expect(await insights.generate(ana)).toEqual(last);
    expect(writer.asked).toHaveLength(3);
    expect((await insights.list(ana, { limit: 10 })).items.map(({ id }) => id)).toEqual([last.id]);
  });

  it('comes again each week, and what she had before is known to the writer', async () => {
    const { insights, ana, clock, writer } = insightsInMemory();
    await insights.generate(ana);
    clock.forward(week);
    await insights.generate(ana);
    const page = await insights.list(ana, { limit: 1 });
    expect(page.items.map((one) => one.week)).toEqual(['2026-W11']);
    const rest = await insights.list(ana, { limit: 1, before: Number(page.next) });
    expect(rest.items.map((one) => one.week)).toEqual(['2026-W10']);
    expect((writer.asked[1] as InsightRequest).recent).toHaveLength(1);
  });

  it('is not written while insights are off', async () => {
    const { insights, mommyAi, ana, writer } = insightsInMemory();
    await mommyAi.save(ana, { enabled: false });
    await expect(insights.generate(ana)).rejects.toEqual(codeOf('INSIGHTS_OFF'));
    expect((await insights.current(ana)).enabled).toBe(false);
    expect(writer.asked).toEqual([]);
  });

  it('is not kept where the writer fails, or names somebody she knows', async () => {
    const { insights, ana, writer, store, alerts } = insightsInMemory();
    writer.failing = 'slow';
    await expect(insights.generate(ana)).rejects.toEqual(codeOf('AI_UNAVAILABLE'));
    writer.failing = undefined;
    store.names.set(ana.id, { ...noNames, others: ['Ask'] });
    await expect(insights.generate(ana)).rejects.toEqual(codeOf('AI_UNAVAILABLE'));
    expect((await insights.current(ana)).insight).toBeNull();
    expect(alerts).toEqual([
      'A text could not be written: slow',
      'A text could not be written: unacceptable',
    ]);
  });

  it('is steered by what she found helpful', async () => {
    const { insights, ana, clock, writer } = insightsInMemory();
    const { id } = await insights.generate(ana);
    await insights.mark(ana, { id, part: 'tip', helpful: true });
    await insights.mark(ana, { id, part: 'self_care', helpful: false });
    await insights.mark(ana, { id, part: 'bonding', helpful: true });
    await insights.mark(ana, { id, part: 'bonding', helpful: null });
    expect((await insights.current(ana)).insight?.helpful).toEqual({
      tip: true,
      self_care: false,
      bonding: null,
    });
    clock.forward(week);
    await insights.generate(ana);
    const { facts } = writer.asked[1] as InsightRequest;
    expect(facts.leanings).toEqual({ more: ['listening'], less: ['rest'] });
  });
});

describe('on Monday', () => {
  const nextMonday = days(4);

  it('an insight is prepared for whoever opened the last one, and is not read before she opens it', async () => {
    const { insights, ana, bea, clock, jobs, prepareAll, writer } = insightsInMemory();
    await insights.generate(ana);
    clock.forward(nextMonday);
    await insights.planWeek();
    expect(jobs.waiting.map(({ payload }) => payload)).toEqual([{ userId: ana.id, week: '2026-W11' }]);
    await prepareAll();
    expect(await insights.current(ana)).toEqual({ enabled: true, ready: true, insight: null });
    expect((await insights.current(bea)).ready).toBe(false);
    expect((await insights.list(ana, { limit: 10 })).items).toHaveLength(1);
    expect(await insights.generate(ana)).toMatchObject({ week: '2026-W11', regenerationsLeft: 2 });
    expect((await insights.current(ana)).insight).not.toBeNull();
    expect(writer.asked).toHaveLength(2);
  });

  it('none is prepared where the last one was never opened', async () => {
    const { insights, ana, clock, jobs, prepareAll } = insightsInMemory();
    await insights.generate(ana);
    clock.forward(nextMonday);
    await insights.planWeek();
    await prepareAll();
    clock.forward(week);
    await insights.planWeek();
    expect(jobs.waiting).toEqual([]);
  });

  it('none is prepared for who may not have one, has one, or when the week is over', async () => {
    const { insights, mommyAi, ana, bea, clock, prepareAll, writer, downgraded } = insightsInMemory();
    await insights.generate(ana);
    await insights.generate(bea);
    clock.forward(nextMonday);
    await insights.planWeek();
    downgraded.add(ana.id);
    await mommyAi.save(bea, { ...defaultAiSettings, enabled: false });
    await prepareAll();
    await mommyAi.save(bea, defaultAiSettings);
    downgraded.clear();

    await insights.planWeek();
    await insights.generate(ana);
    await insights.generate(bea);
    await prepareAll();
    expect(writer.asked).toHaveLength(4);

    await insights.prepare({ userId: ana.id, week: '2026-W10' });
    expect(writer.asked).toHaveLength(4);
  });
});

describe('what she says of herself', () => {
  it('is kept without what is empty', async () => {
    const { mommyAi, ana } = insightsInMemory();
    expect(await mommyAi.settings(ana)).toEqual(defaultAiSettings);
    const saved = {
      parentingStyleOverride: null,
      challenges: 'Bedtimes',
      childrenNotes: null,
      enabled: true,
    };
    expect(await mommyAi.save(ana, { challenges: 'Bedtimes', childrenNotes: '', enabled: true })).toEqual(
      saved,
    );
    expect(await mommyAi.settings(ana)).toEqual(saved);
  });

  it('is shared in the words in which the writer gets it', async () => {
    const { insights, mommyAi, ana, store, writer } = insightsInMemory();
    store.names.set(ana.id, { ...noNames, children: ['Juno'] });
    await mommyAi.save(ana, { childrenNotes: 'Juno loves trains.', enabled: true });
    const { author, listingDraftsBy, facts, notes } = await mommyAi.shared(ana);
    // Two adapters, of which each says who it is.
    expect([author, listingDraftsBy]).toEqual(['ai', 'nestmates']);
    expect(facts).toEqual([{ title: 'Time of year', lines: ['spring'] }]);
    expect(notes).toEqual([{ title: 'About the children', lines: ['[my child] loves trains.'] }]);
    await insights.generate(ana);
    expect((writer.asked[0] as InsightRequest).facts.notes).toEqual([
      { field: 'childrenNotes', text: '[my child] loves trains.' },
    ]);
  });
});
