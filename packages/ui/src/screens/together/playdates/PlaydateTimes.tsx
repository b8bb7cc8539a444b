import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { useId } from 'react';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { clockSpan } from '../plans/clock-span.ts';
import styles from './PlaydateTimes.module.css';
import { longShortDay } from './playdate-text.ts';

interface PlaydateTimesProps {
  readonly times: PlaydateView['times'];
  /** Undefined where they are not the member's to choose from. */
  readonly chosen: string | undefined;
  onChoose(time: string): void;
}

/** The times of a proposal in the order of who proposed them; one that has passed stays, struck out. */
export function PlaydateTimes({ times, chosen, onChoose }: PlaydateTimesProps) {
  const name = useId();
  const rows = times.map((time) => {
    const { date, passed } = time;
    const words = (
      <>
        <span>{longShortDay.format(new Date(date))}</span>
        <span>{clockSpan(time)}</span>
      </>
    );
    if (chosen === undefined) {
      return (
        <li key={date} className={styles.time} data-passed={passed}>
          {passed ? <s>{words}</s> : words}
        </li>
      );
    }
    return (
      <label key={date} className={styles.time} data-passed={passed}>
        <input
          type="radio"
          name={name}
          className={styles.input}
          checked={date === chosen}
          disabled={passed}
          onChange={() => onChoose(date)}
        />
        {passed ? <s>{words}</s> : words}
      </label>
    );
  });
  return chosen === undefined ? (
    <ul className={styles.times} aria-label="Proposed times">
      {rows}
    </ul>
  ) : (
    <FieldGroup id={name} label="Which time suits you?" labelAs="hidden">
      <div className={styles.times}>{rows}</div>
    </FieldGroup>
  );
}
