import { timeOfDay } from '../../../../dates/date-formats.ts';
import { fromDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { namedChild } from '../../../members/people/person-text.ts';
import type { OwnChild } from './ChildrenChoice.tsx';
import type { SwapFormValues } from './swap-form-schema.ts';

const weekdayAndDate = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' });
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

const called = (child: OwnChild): string => child.name ?? namedChild(child);

/** What would be sent, in one line: when, who, where; nothing as long as one of them is missing. */
export function requestSentence(
  { date, location }: Pick<SwapFormValues, 'date' | 'location'>,
  children: readonly OwnChild[],
): string | undefined {
  const at = fromDateTimeLocal(date);
  const place = location.trim();
  if (!at || children.length === 0 || place === '') return undefined;
  return `${weekdayAndDate.format(at)}, ${timeOfDay.format(at)} · ${listed.format(children.map(called))} · ${place}`;
}
