import {
  addMonths,
  atTime,
  type CalendarDate,
  dateOf,
  type LocalDateTime,
  monthOf,
  timeOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { monthName } from '../../dates/calendar-formats.ts';
import { clampTime, type TimeLimits } from '../../dates/time-of-day.ts';
import { useSwipe } from '../../gestures/use-swipe.ts';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './DateTimePicker.module.css';
import { DayGrid, isWithin } from './DayGrid.tsx';
import { TimeChoice } from './TimeChoice.tsx';

export interface DateTimePickerProps extends TimeLimits {
  readonly kind: 'date' | 'date-time';
  /** A date or a date with a time, by kind; "" for none. */
  readonly value: CalendarDate | LocalDateTime | '';
  readonly today: CalendarDate;
  /** The time that a day is chosen with at first. */
  readonly usualTime: string;
  onChange(value: CalendarDate | LocalDateTime | ''): void;
  /** Whether the choice can be taken back. */
  readonly optional: boolean;
  onDone(): void;
}

const clampDay = (date: CalendarDate, min: CalendarDate | undefined, max: CalendarDate | undefined) => {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
};

/** A month to choose a day from, and beside it the time. Every choice counts at once. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { kind, value, today, usualTime, min, max, optional, onChange, onDone } = props;
  const days = { min: min && dateOf(min), max: max && dateOf(max) };
  const selected = value === '' ? undefined : dateOf(value);
  const [focused, setFocused] = useState(() => selected ?? clampDay(today, days.min, days.max));
  const month = monthOf(focused);
  const moveTo = (date: CalendarDate) => setFocused(clampDay(date, days.min, days.max));
  const swipe = useSwipe((direction) => moveTo(addMonths(focused, direction === 'left' ? 1 : -1)));

  function select(date: CalendarDate) {
    setFocused(date);
    if (kind === 'date-time') {
      return onChange(clampTime(atTime(date, value === '' ? usualTime : timeOf(value)), { min, max }));
    }
    onChange(date);
    onDone();
  }

  const time = value === '' ? clampTime(atTime(focused, usualTime), { min, max }) : value;
  return (
    <div className={styles.picker} data-kind={kind}>
      <div {...swipe} className={styles.days}>
        <div className={styles.head}>
          <p className={styles.month} aria-live="polite">
            {monthName(month)} <span className={styles.year}>{month.slice(0, 4)}</span>
          </p>
          <IconButton
            label="Previous month"
            icon={<ChevronLeft aria-hidden />}
            disabled={days.min !== undefined && month <= monthOf(days.min)}
            onClick={() => moveTo(addMonths(focused, -1))}
          />
          <IconButton
            label="Next month"
            icon={<ChevronRight aria-hidden />}
            disabled={days.max !== undefined && month >= monthOf(days.max)}
            onClick={() => moveTo(addMonths(focused, 1))}
          />
        </div>
        <DayGrid
          {...days}
          month={month}
          today={today}
          selected={selected}
          focused={focused}
          onFocusDay={moveTo}
          onSelect={select}
        />
      </div>
      {kind === 'date-time' && <TimeChoice value={time} min={min} max={max} onChange={onChange} />}
      <div className={styles.actions}>
        <Button look="text" size="small" disabled={!isWithin(today, days)} onClick={() => select(today)}>
          Today
        </Button>
        {optional && value !== '' && (
          <Button
            look="text"
            size="small"
            onClick={() => {
              onChange('');
              onDone();
            }}
          >
            Clear
          </Button>
        )}
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
