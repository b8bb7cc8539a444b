import type { NotificationView } from '@nestmates/application/members/notifications/contract.ts';
import { shortMonthDay } from '../../../dates/calendar-formats.ts';
import { spanText } from '../../../dates/clock-span.ts';
import { timeOfDay } from '../../../dates/date-formats.ts';
import { localFormat } from '../../../dates/local-format.ts';

const weekday = localFormat({ weekday: 'short' });
const shownAtOnce = 3;

const isToday = (at: Date, now: Date): boolean => at.toDateString() === now.toDateString();

const dateOf = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

/** Says it by the clock of the browser: a time of today, a day of this week, and a date before that. */
export function whenText(instant: string, now: Date): string {
  const at = new Date(instant);
  if (isToday(at, now)) return timeOfDay.format(at);
  const lastWeek = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
  return at >= lastWeek ? weekday.format(at) : shortMonthDay(dateOf(at));
}

const day = localFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** "Sat, Jun 6, 10 AM to noon", in the member's time zone. */
export function plannedText({ date, until }: NonNullable<NotificationView['time']>): string {
  const at = new Date(date);
  return `${day.format(at)}, ${spanText({ date: at, until: new Date(until) })}`;
}

/** What came one after the other of one kind. */
export interface NotificationGroup {
  readonly shown: readonly NotificationView[];
  /** Unfolded by a tap. */
  readonly folded: readonly NotificationView[];
}

export function groupsOf(notifications: readonly NotificationView[]): readonly NotificationGroup[] {
  const runs: NotificationView[][] = [];
  for (const notification of notifications) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === notification.kind) last.push(notification);
    else runs.push([notification]);
  }
  return runs.map((run) => {
    // One alone takes no more room than what would unfold it.
    const shown = run.length === shownAtOnce + 1 ? run.length : shownAtOnce;
    return { shown: run.slice(0, shown), folded: run.slice(shown) };
  });
}

export interface NotificationSection {
  readonly title: 'Today' | 'Earlier';
  readonly notifications: readonly NotificationView[];
}

/** Leaves out a section in which there is nothing. */
export function sectionsOf(
  notifications: readonly NotificationView[],
  now: Date,
): readonly NotificationSection[] {
  const ofToday = (wanted: boolean) =>
    notifications.filter(({ at }) => isToday(new Date(at), now) === wanted);
  const sections: readonly NotificationSection[] = [
    { title: 'Today', notifications: ofToday(true) },
    { title: 'Earlier', notifications: ofToday(false) },
  ];
  return sections.filter((section) => section.notifications.length > 0);
}

/** The sentence in three parts, the middle one being the name of whom it is about. */
export function namedIn({ sentence, who }: Pick<NotificationView, 'sentence' | 'who'>) {
  const name = who?.firstName ?? '';
  const at = name === '' ? -1 : sentence.indexOf(name);
  if (at < 0) return { before: sentence, name: '', after: '' };
  return { before: sentence.slice(0, at), name, after: sentence.slice(at + name.length) };
}
