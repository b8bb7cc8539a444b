import { type Insight, type InsightPart, insightParts } from '@nestmates/domain/together/insights/insight.ts';
import type { KnownNames } from '@nestmates/domain/together/insights/known-names.ts';
import { checkWrittenText } from '@nestmates/domain/together/insights/written-text.ts';
import type { WritingOutcome } from './ports.ts';

/** The texts as they may be shown; undefined if one of them may not. */
function acceptTexts(texts: readonly string[], names: KnownNames): readonly string[] | undefined {
  const accepted = texts.map((text) => checkWrittenText(text, names));
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

/** All three parts or none: nothing half-written is kept. */
export const acceptInsight = (outcome: WritingOutcome<Insight>, names: KnownNames): WritingOutcome<Insight> =>
  acceptWritten(outcome, (insight) => {
    const [tip, selfCare, bonding] =
      acceptTexts(
        insightParts.map((part) => insight[part].text),
        names,
      ) ?? [];
    if (tip === undefined || selfCare === undefined || bonding === undefined) return undefined;
    const withText = (part: InsightPart, text: string): InsightPart => ({ topic: part.topic, text });
    return {
      tip: withText(insight.tip, tip),
      selfCare: withText(insight.selfCare, selfCare),
      bonding: withText(insight.bonding, bonding),
    };
  });

export const acceptSuggestions = (
  outcome: WritingOutcome<readonly string[]>,
  names: KnownNames,
): WritingOutcome<readonly string[]> =>
  acceptWritten(outcome, (suggestions) => acceptTexts(suggestions, names));
