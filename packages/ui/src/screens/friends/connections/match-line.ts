import type { ConnectionView } from '@nestmates/application/friends/connections/contract.ts';
import { spanText } from '../../../dates/clock-span.ts';
import { localFormat } from '../../../dates/local-format.ts';
import { weekdayOf } from '../../../dates/short-clock.ts';

const date = localFormat({ month: 'long', day: 'numeric' });
const kinds = { swap: 'Swap', playdate: 'Playdate' } as const;

const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate());
/** Rounded, because the days of a time change are 23 or 25 hours long. */
const daysUntil = (at: Date, now: Date) =>
  Math.round((startOf(at).getTime() - startOf(now).getTime()) / 86_400_000);

function dayOf(at: Date, now: Date): string {
  const ahead = daysUntil(at, now);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead < 7 ? `on ${weekdayOf.format(at)}` : `on ${date.format(at)}`;
}

function connectedText(at: Date, now: Date): string | undefined {
  const ago = daysUntil(now, at);
  if (ago <= 0) return 'Connected today';
  if (ago === 1) return 'Connected yesterday';
  return ago < 7 ? `Connected on ${weekdayOf.format(at)}` : undefined;
}

/** What is alive between the two: the next plan, else the last words, else that they are new to each other. */
export function matchLine(
  { nextPlan, lastWords, createdAt }: Pick<ConnectionView, 'nextPlan' | 'lastWords' | 'createdAt'>,
  now: Date,
): string | undefined {
  if (nextPlan) {
    const at = new Date(nextPlan.at);
    return `${kinds[nextPlan.kind]} ${dayOf(at, now)}, ${spanText({ date: at, until: new Date(nextPlan.until) })}`;
  }
  if (lastWords) return lastWords.mine ? `You: ${lastWords.text}` : lastWords.text;
  return connectedText(new Date(createdAt), now);
}
