import { localFormat } from '../../../dates/local-format.ts';
import type { WaitingPerson } from './waiting-item.ts';

export interface WeekPlan {
  readonly at: Date;
  readonly kind: 'agreed' | 'waiting' | 'own';
  /** Left out of an event of one's own. */
  readonly person?: WaitingPerson | undefined;
  /** Read by who cannot see the marks, and shown in the list of large letters: "Thea, 3:30 PM". */
  readonly words: string;
}

export interface DayOfWeek {
  readonly weekday: string;
  readonly dayOfMonth: number;
  readonly isToday: boolean;
  /** What is agreed first, then what waits, then events of one's own. */
  readonly plans: readonly WeekPlan[];
}

const weekdayName = localFormat({ weekday: 'short' });
const order: readonly WeekPlan['kind'][] = ['agreed', 'waiting', 'own'];
const daysShown = 7;

/** Today and the six days after it, with the plans of each. */
export function weekOf(today: Date, plans: readonly WeekPlan[]): readonly DayOfWeek[] {
  return Array.from({ length: daysShown }, (_, ahead) => {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead);
    return {
      weekday: weekdayName.format(day),
      dayOfMonth: day.getDate(),
      isToday: ahead === 0,
      plans: plans
        .filter(({ at }) => at.toDateString() === day.toDateString())
        .toSorted(
          (one, other) =>
            order.indexOf(one.kind) - order.indexOf(other.kind) || one.at.getTime() - other.at.getTime(),
        ),
    };
  });
}
