import type { CheckInView } from '@nestmates/application/together/check-ins/contract.ts';
import { timeOfDay } from '../../../dates/date-formats.ts';

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** "2:40 PM"; the other day of the 24 hours is named. */
function clockText(at: Date, now: Date, otherDay: string): string {
  return isSameDay(at, now) ? timeOfDay.format(at) : `${otherDay}, ${timeOfDay.format(at)}`;
}

/** "Since 2:40 PM" */
export const sinceText = ({ createdAt }: Pick<CheckInView, 'createdAt'>, now: Date): string =>
  `Since ${clockText(new Date(createdAt), now, 'yesterday')}`;

/** Who sees it, and until when. */
export function visibilityText({ type, endsAt }: CheckInView, now: Date): string {
  const end = clockText(new Date(endsAt), now, 'tomorrow');
  return type === 'public'
    ? `Your connections and moms of your city see this until ${end}.`
    : `Only you see this. It ends by itself: ${end}.`;
}

/** "Priya is there", "Priya and Amara are there", "Priya and 2 others are there"; undefined of nobody. */
export function whoIsThere(people: readonly { readonly firstName: string }[]): string | undefined {
  const [first, second, ...others] = people.map(({ firstName }) => firstName);
  if (first === undefined) return undefined;
  if (second === undefined) return `${first} is there`;
  return others.length === 0
    ? `${first} and ${second} are there`
    : `${first} and ${others.length + 1} others are there`;
}
