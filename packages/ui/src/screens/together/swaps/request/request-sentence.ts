import { spanText } from '../../../../dates/clock-span.ts';
import { fromDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { localFormat } from '../../../../dates/local-format.ts';
import { namedChild } from '../../../members/people/person-text.ts';
import type { OwnChild } from './ChildrenChoice.tsx';
import type { SwapFormValues } from './swap-form-schema.ts';

const weekdayAndDate = localFormat({ weekday: 'long', month: 'short', day: 'numeric' });
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

const called = (child: OwnChild): string => child.name ?? namedChild(child);

type Asked = Pick<SwapFormValues, 'date' | 'until' | 'place' | 'location'>;

function placeOf({ place, location }: Asked, other: string): string {
  if (place === 'mine') return 'at your place';
  return place === 'theirs' ? `at ${other}’s place` : location.trim();
}

/** What would be sent, in one line: when, who, where; nothing as long as one of them is missing. */
export function requestSentence(
  asked: Asked,
  children: readonly OwnChild[],
  other: string,
): string | undefined {
  const [date, until] = [fromDateTimeLocal(asked.date), fromDateTimeLocal(asked.until)];
  const place = asked.place === '' ? '' : placeOf(asked, other);
  if (!date || !until || children.length === 0 || place === '') return undefined;
  return `${weekdayAndDate.format(date)}, ${spanText({ date, until })} · ${listed.format(children.map(called))} · ${place}`;
}
