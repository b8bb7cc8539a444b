import { dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { clockTime, shortDay } from '../../dates/calendar-formats.ts';
import { type DateFieldProps, PickerField } from './PickerField.tsx';

export interface DateTimeFieldProps extends DateFieldProps {
  /** The time of day that a day is chosen with at first. */
  readonly usualTime?: string | undefined;
}

const textOf = (value: string) => `${shortDay(dateOf(value))}, ${clockTime(value)}`;

/** A day and a time on the member's clock: "2026-06-04T09:00", the same text as of the browser's own field. */
export function DateTimeField({ usualTime = '09:00', ...props }: DateTimeFieldProps) {
  return (
    <PickerField
      {...props}
      kind="date-time"
      usualTime={usualTime}
      placeholder="Choose a day and a time"
      textOf={textOf}
    />
  );
}
