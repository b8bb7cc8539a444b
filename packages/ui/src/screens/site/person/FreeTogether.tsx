import type { SharedDay } from '@nestmates/application/site/person/contract.ts';
import { type Day, dayParts } from '@nestmates/domain/members/availability/slots.ts';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import styles from './FreeTogether.module.css';

/** The order of the calendar. */
const week: readonly { readonly day: Day; readonly short: string }[] = [
  { day: 'sunday', short: 'Sun' },
  { day: 'monday', short: 'Mon' },
  { day: 'tuesday', short: 'Tue' },
  { day: 'wednesday', short: 'Wed' },
  { day: 'thursday', short: 'Thu' },
  { day: 'friday', short: 'Fri' },
  { day: 'saturday', short: 'Sat' },
];

const partNames = { morning: 'Mornings', afternoon: 'Afternoons', evening: 'Evenings' } as const;

interface FreeTogetherProps {
  readonly week: readonly SharedDay[];
  readonly name: string;
}

/** The parts of the week in which both have time: three rows of seven days. */
export function FreeTogether({ week: shared, name }: FreeTogetherProps) {
  const isFree = (day: Day, part: keyof typeof partNames) =>
    shared.some((one) => one.day === day && one.parts.includes(part));
  return (
    <section>
      <SectionHeading id="free-together">Free together</SectionHeading>
      {shared.length === 0 ? (
        <p className={styles.note}>No time in common in the next four weeks. Ask {name} when it suits her.</p>
      ) : (
        <>
          <table className={styles.week} aria-labelledby="free-together">
            <thead>
              <tr>
                <td />
                {week.map(({ day, short }) => (
                  <th key={day} scope="col" abbr={day}>
                    {short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {dayParts.map((part) => (
                <tr key={part}>
                  <th scope="row">{partNames[part]}</th>
                  {week.map(({ day }) => (
                    <td key={day}>
                      <span className={styles.slot} data-free={isFree(day, part)}>
                        <span className={styles.hidden}>{isFree(day, part) ? 'free' : 'not free'}</span>
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>Mornings, afternoons and evenings in the next four weeks.</p>
        </>
      )}
    </section>
  );
}
