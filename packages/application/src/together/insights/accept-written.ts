import { type Insight, type InsightPart, insightParts } from '@nestmates/domain/together/insights/insight.ts';
import { type Audience, checkWrittenText } from '@nestmates/domain/together/insights/written-text.ts';
import type { WritingOutcome } from './ports.ts';

/** The texts as they may be shown; undefined if one of them may not. */
function acceptTexts(
  texts: readonly string[],
  audienceOf: (nth: number) => Audience,
): readonly string[] | undefined {
  const accepted = texts.map((text, nth) => checkWrittenText(text, audienceOf(nth)));
  const shown = accepted.flatMap((checked) => (checked.ok ? [checked.text] : []));
  return shown.length === texts.length ? shown : undefined;
}

function acceptWritten<Text>(
  outcome: WritingOutcome<Text>,
  accept: (text: Text) => Text | undefined,
): WritingOutcome<Text> {
  if (outcome.kind === 'failed') return outcome;
  const text = accept(outcome.text);
  if (text === undefined) return { kind: 'failed', reason: 'unacceptable', use: outcome.use };
  return { ...outcome, text };
}

/** What a mother does for the member endangers no child. */
const grownUp = [18];

/** All three parts or none: nothing half-written is kept. */
export const acceptInsight = (
  outcome: WritingOutcome<Insight>,
  { names, ages }: Audience,
): WritingOutcome<Insight> =>
  acceptWritten(outcome, (insight) => {
    const [tip, selfCare, bonding] =
      acceptTexts(
        insightParts.map((part) => insight[part].text),
        (nth) => ({ names, ages: insightParts[nth] === 'selfCare' ? grownUp : ages }),
      ) ?? [];
    if (tip === undefined || selfCare === undefined || bonding === undefined) return undefined;
    const withText = (part: InsightPart, text: string): InsightPart => ({ topic: part.topic, text });
    return {
      tip: withText(insight.tip, tip),
      selfCare: withText(insight.selfCare, selfCare),
      bonding: withText(insight.bonding, bonding),
    };
  });

/** The ages are those of the children of each pair, in the order of the suggestions. */
export const acceptSuggestions = (
  outcome: WritingOutcome<readonly string[]>,
  names: Audience['names'],
  agesOfPairs: readonly Audience['ages'][],
): WritingOutcome<readonly string[]> =>
  acceptWritten(outcome, (suggestions) =>
    acceptTexts(suggestions, (nth) => ({ names, ages: agesOfPairs[nth] ?? [] })),
  );
