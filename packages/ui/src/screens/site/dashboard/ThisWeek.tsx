import { TextLink } from '../../../components/actions/TextLink.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import styles from './ThisWeek.module.css';
import { type DayOfWeek, type WeekPlan, weekOf } from './week.ts';

export interface ThisWeekProps {
  readonly today: Date;
  /** Any order. */
  readonly plans: readonly WeekPlan[];
  /** Only where the member's plan opens the calendar, whose days are shown also while nothing stands in them. */
  readonly calendarHref?: string | undefined;
}

function Mark({ plan }: { readonly plan: WeekPlan }) {
  if (!plan.person) return <span className={styles.dot} />;
  const { firstName, profilePhotoUrl } = plan.person;
  return (
    <span className={styles.ring} data-kind={plan.kind}>
      <Avatar name={firstName} face={photoOrInitial(profilePhotoUrl)} size="mini" decorative />
    </span>
  );
}

function Day({ day: { weekday, dayOfMonth, isToday, plans } }: { readonly day: DayOfWeek }) {
  const [first] = plans;
  return (
    <li className={styles.day} data-today={isToday} data-empty={plans.length === 0}>
      <span className={styles.weekday}>{weekday}</span> <span className={styles.date}>{dayOfMonth}</span>
      <span className={styles.mark} aria-hidden="true">
        {first && <Mark plan={first} />}
      </span>{' '}
      <span className={styles.words}>{plans.map(({ words }) => words).join('; ')}</span>
    </li>
  );
}

/** The next seven days: a closed ring is agreed, a dashed one waits for an answer, a dot is an event of one's own. */
export function ThisWeek({ today, plans, calendarHref }: ThisWeekProps) {
  const days = weekOf(today, plans);
  if (calendarHref === undefined && days.every((day) => day.plans.length === 0)) return null;
  return (
    <section className={styles.section} aria-label="This week">
      <SectionHeading action={calendarHref && <TextLink href={calendarHref}>Calendar</TextLink>}>
        This week
      </SectionHeading>
      <ol className={styles.week}>
        {days.map((day) => (
          <Day key={day.dayOfMonth} day={day} />
        ))}
      </ol>
    </section>
  );
}
