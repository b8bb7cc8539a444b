import type { Insight } from '@nestmates/domain/together/insights/insight.ts';
import { noNames } from '@nestmates/domain/together/insights/known-names.ts';
import { describe, expect, it } from 'vitest';
import { acceptInsight, acceptSuggestions } from './accept-written.ts';
import type { WritingOutcome } from './ports.ts';

const names = { ...noNames, others: ['Bea'] };
const use = { input: 100, output: 50 };

const insight: Insight = {
  tip: { topic: 'play', text: 'Play a game together tonight, all of you.' },
  selfCare: { topic: 'rest', text: 'Rest for ten minutes after lunch today.' },
  bonding: { topic: 'making', text: 'Make something out of paper together.' },
};
const written = <Text>(text: Text): WritingOutcome<Text> => ({ kind: 'written', text, use });
const unacceptable = { kind: 'failed', reason: 'unacceptable', use };

describe('what a writer returned', () => {
  it('is taken as it is when it may be shown', () => {
    expect(acceptInsight(written(insight), { names, ages: [4] })).toEqual(written(insight));
    expect(acceptSuggestions(written(['Meet at the pond on Saturday.']), names, [[4, 5]])).toEqual(
      written(['Meet at the pond on Saturday.']),
    );
  });

  it('is put on one line each', () => {
    const text = '  Play a game together\ntonight, all of you. ';
    expect(
      acceptInsight(written({ ...insight, tip: { topic: 'play', text } }), { names, ages: [4] }),
    ).toEqual(written(insight));
  });

  it.each(['tip', 'selfCare', 'bonding'] as const)('is refused as a whole for its %s', (part) => {
    for (const text of ['Ask Bea to come over on Sunday.', 'A link: https://example.test/now', '']) {
      expect(
        acceptInsight(written({ ...insight, [part]: { topic: 'play', text } }), { names, ages: [4] }),
      ).toEqual(unacceptable);
    }
  });

  it('is refused as a whole for one suggestion', () => {
    const suggestions = ['Meet at the pond on Saturday.', '<b>Meet</b> at the pond on Sunday.'];
    expect(acceptSuggestions(written(suggestions), names, [[4, 5]])).toEqual(unacceptable);
  });

  it('stays a failure, with what it used', () => {
    const failed: WritingOutcome<Insight> = { kind: 'failed', reason: 'cut-off', use };
    expect(acceptInsight(failed, { names, ages: [4] })).toBe(failed);
  });
});
