import { dateOf, type LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { DateTimeField } from '../../../components/date-time/DateTimeField.tsx';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { FieldError } from '../../../components/forms/FieldError.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Chip } from '../../../components/selection/Chip.tsx';
import { fromDateTimeLocal } from '../../../dates/local-date-time.ts';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import { DayStrip } from './DayStrip.tsx';
import { clockText, goesOverMidnight, lengthText, spanText } from './plan-time-text.ts';
import { beginningAt, endsAfter, onDay, startsOn } from './usual-times.ts';
import styles from './WhenFields.module.css';

interface WhenFieldsProps {
  readonly date: FieldBinding<string>;
  readonly until: FieldBinding<string>;
  /** The current time of the member's clock. */
  readonly now: LocalDateTime;
}

interface ClockChipsProps {
  readonly label: string;
  readonly options: readonly LocalDateTime[];
  readonly value: string;
  onChoose(time: LocalDateTime): void;
}

function ClockChips({ label, options, value, onChoose }: ClockChipsProps) {
  const name = useId();
  return (
    <div className={styles.row} role="radiogroup" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {options.map((option) => {
        const at = fromDateTimeLocal(option);
        return (
          at && (
            <Chip
              key={option}
              kind="one"
              name={name}
              chosen={option === value}
              onChoose={() => onChoose(option)}
            >
              {clockText(at).replace('noon', 'Noon')}
            </Chip>
          )
        );
      })}
    </div>
  );
}

/** “Two hours, 10 AM to noon”; a plan that goes on after midnight says so. */
function lengthLine(date: string, until: string): string | undefined {
  const [from, end] = [fromDateTimeLocal(date), fromDateTimeLocal(until)];
  if (!from || !end || end <= from) return undefined;
  const time = { date: from, until: end };
  const night = goesOverMidnight(time) ? ', over midnight' : '';
  return `${lengthText(time)}${night}: ${spanText(time)}`;
}

/** A day, a beginning and an end: by chips, or any by the pickers. */
export function WhenFields({ date, until, now }: WhenFieldsProps) {
  const id = useId();
  const [otherEnd, setOtherEnd] = useState(false);
  const time = { date: date.value, until: until.value };
  const change = (next: typeof time) => {
    date.onChange(next.date);
    until.onChange(next.until);
  };
  const line = lengthLine(time.date, time.until);
  return (
    <FieldGroup id={id} label="When">
      <Stack gap={4}>
        <DayStrip now={now} value={time.date} onChange={(day) => change(onDay(time, day))} />
        <ClockChips
          label="From"
          options={startsOn(time, now)}
          value={time.date}
          onChoose={(start) => change(beginningAt(time, start))}
        />
        {time.date !== '' && (
          <div className={styles.until}>
            <ClockChips
              label="Until"
              options={endsAfter(time)}
              value={time.until}
              onChoose={(end) => until.onChange(end)}
            />
            <Chip kind="any" round label="Another end" chosen={otherEnd} onChoose={setOtherEnd}>
              <Clock className={styles.clock} aria-hidden />
            </Chip>
          </div>
        )}
        {line !== undefined && (
          <p className={styles.line}>
            <span className={styles.dot} aria-hidden="true" />
            {line}
          </p>
        )}
        {otherEnd && time.date !== '' ? (
          <DateTimeField {...until} label="End" today={dateOf(now)} min={time.date} />
        ) : (
          <FieldError id={`${id}-until`}>{until.error}</FieldError>
        )}
        <DateTimeField
          {...date}
          label="Date and time"
          today={dateOf(now)}
          min={now}
          onChange={(start) => change(beginningAt(time, start))}
        />
      </Stack>
    </FieldGroup>
  );
}
