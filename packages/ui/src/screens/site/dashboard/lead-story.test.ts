import { describe, expect, it } from 'vitest';
import { leadStory } from './lead-story.ts';

const everything = {
  answer: 'Bea asks',
  today: 'Thea at the playground',
  unread: 'Dana wrote',
  newMothers: ['Priya', 'Amara', 'Mei'],
  parcel: 'A tent',
};

describe('what the dashboard opens with', () => {
  it('is today’s plan, before everything else', () => {
    expect(leadStory(everything)).toEqual({ kind: 'today', plan: 'Thea at the playground' });
  });

  it('is then who waits for an answer, unread words, three new mothers, and a parcel', () => {
    const { today: _, ...noPlan } = everything;
    expect(leadStory(noPlan)).toEqual({ kind: 'answer', answer: 'Bea asks' });
    const noAnswer = { ...noPlan, answer: undefined };
    expect(leadStory(noAnswer)).toEqual({ kind: 'unread', message: 'Dana wrote' });
    const noWords = { ...noAnswer, unread: undefined };
    expect(leadStory(noWords)).toEqual({ kind: 'new-mothers', people: ['Priya', 'Amara', 'Mei'] });
    expect(leadStory({ ...noWords, newMothers: ['Priya', 'Amara'] })).toEqual({
      kind: 'parcel',
      parcel: 'A tent',
    });
  });

  it('is people first where the plan opens little besides, but for a plan of today', () => {
    const { today: _, ...noPlan } = { ...everything, mothersFirst: true };
    expect(leadStory(noPlan).kind).toBe('new-mothers');
    expect(leadStory({ ...noPlan, newMothers: undefined }).kind).toBe('loading');
    expect(leadStory({ ...noPlan, newMothers: ['Priya'] })).toEqual({ kind: 'answer', answer: 'Bea asks' });
    expect(leadStory({ ...everything, mothersFirst: true }).kind).toBe('today');
  });

  it('is a plan that waits for an answer, before people', () => {
    const facts = { ...everything, today: undefined, mothersFirst: true, answersPlan: true };
    expect(leadStory(facts)).toEqual({ kind: 'answer', answer: 'Bea asks' });
  });

  it('is the first step where there is nothing else', () => {
    expect(leadStory({ newMothers: ['Priya', 'Amara'] })).toEqual({ kind: 'first-step' });
    expect(leadStory({ newMothers: [], nobodyNear: true })).toEqual({ kind: 'nobody-near' });
    expect(leadStory({ newMothers: [] })).toEqual({ kind: 'first-step' });
  });

  it('waits for the mothers only where nothing comes before them', () => {
    expect(leadStory({ newMothers: undefined, parcel: 'A tent' })).toEqual({ kind: 'loading' });
    expect(leadStory({ ...everything, newMothers: undefined }).kind).toBe('today');
  });
});
