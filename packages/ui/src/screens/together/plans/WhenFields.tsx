import { dateOf, type LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { DateTimeField } from '../../../components/date-time/DateTimeField.tsx';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Chip } from '../../../components/selection/Chip.tsx';
import { clockText, goesOverMidnight, spanText } from '../../../dates/clock-span.ts';
import { fromDateTimeLocal } from '../../../dates/local-date-time.ts';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import { DayStrip, type FreeIs } from './DayStrip.tsx';
import { planTimeOf } from './plan-time-fields.ts';
import { lengthText } from './plan-time-text.ts';
import { beginningAt, endsAfter, isFreeAt, type LocalTime, onDay, startsOn } from './usual-times.ts';
import styles from './WhenFields.module.css';

interface WhenFieldsProps {
  readonly date: FieldBinding<string>;
  readonly until: FieldBinding<string>;
  /** The current time of the member's clock. */
  readonly now: LocalDateTime;
  /** When both are free, as far as that is known. */
  readonly free?: readonly LocalTime[];
  /** How sure that is. */
  readonly freeIs?: FreeIs;
  /** How long it takes until an end is chosen, in milliseconds. */
  readonly length?: number | undefined;
}

interface ClockChipsProps {
  readonly label: 'From' | 'Until';
  readonly options: readonly LocalDateTime[];
  readonly value: string;
  /** Any other time: the picker stands below. */
  readonly other: { readonly label: string; readonly open: boolean; onOpen(open: boolean): void };
  onChoose(time: LocalDateTime): void;
}

function ClockChips({ label, options, value, other, onChoose }: ClockChipsProps) {
  const name = useId();
  return (
    <div className={styles.row}>
      <div className={styles.clocks} role="radiogroup" aria-label={label}>
        <span aria-hidden="true">{label}</span>
        {options.map((option) => {
          const at = fromDateTimeLocal(option);
          return (
            at && (
              <Chip
                key={option}
                kind="one"
                name={name}
                tick="below"
                chosen={option === value}
                onChoose={() => onChoose(option)}
              >
                {clockText(at).replace('noon', 'Noon')}
              </Chip>
            )
          );
        })}
      </div>
      <Chip kind="any" round label={other.label} chosen={other.open} onChoose={other.onOpen}>
        <Clock className={styles.clock} aria-hidden />
      </Chip>
    </div>
  );
}

/** “Two hours, 10 AM to noon”; a plan that goes on after midnight says so. */
function lengthLine(local: LocalTime, free: readonly LocalTime[], freeIs: FreeIs): string | undefined {
  const time = planTimeOf(local);
  if (!time || time.until <= time.date) return undefined;
  const length = `${lengthText(time)}${goesOverMidnight(time) ? ', over midnight' : ''}`;
  return isFreeAt(local, free) ? `${length}, and you are both ${freeIs}` : `${length}: ${spanText(time)}`;
}

const noTimes: readonly LocalTime[] = [];

/** A day, a beginning and an end: by chips, or any by the pickers behind the clocks. */
export function WhenFields({ date, until, now, free = noTimes, freeIs = 'free', length }: WhenFieldsProps) {
  const id = useId();
  const [otherStart, setOtherStart] = useState(false);
  const [otherEnd, setOtherEnd] = useState(false);
  const time = { date: date.value, until: until.value };
  const change = (next: LocalTime) => {
    date.onChange(next.date);
    until.onChange(next.until);
  };
  const line = lengthLine(time, free, freeIs);
  return (
    <FieldGroup id={id} label="When">
      <Stack gap={4}>
        <DayStrip
          now={now}
          value={time.date}
          free={free}
          freeIs={freeIs}
          onChange={(day) => change(onDay(time, day, free, length))}
        />
        <ClockChips
          label="From"
          options={startsOn(time, now, free)}
          value={time.date}
          other={{ label: 'Another beginning', open: otherStart, onOpen: setOtherStart }}
          onChoose={(start) => change(beginningAt(time, start, length))}
        />
        {(otherStart || date.error !== undefined) && (
          <DateTimeField
            {...date}
            label="Date and time"
            today={dateOf(now)}
            min={now}
            onChange={(start) => change(beginningAt(time, start, length))}
          />
        )}
        {time.date !== '' && (
          <ClockChips
            label="Until"
            options={endsAfter(time)}
            value={time.until}
            other={{ label: 'Another end', open: otherEnd, onOpen: setOtherEnd }}
            onChoose={(end) => until.onChange(end)}
          />
        )}
        {time.date !== '' && (otherEnd || until.error !== undefined) && (
          <DateTimeField {...until} label="End" today={dateOf(now)} min={time.date} />
        )}
        {line !== undefined && (
          <p className={styles.line} aria-live="polite">
            <span className={styles.dot} aria-hidden="true" />
            {line}
          </p>
        )}
      </Stack>
    </FieldGroup>
  );
}
