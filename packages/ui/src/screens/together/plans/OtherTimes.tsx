import { dateOf, type LocalDateTime, timeOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { DateTimeField } from '../../../components/date-time/DateTimeField.tsx';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { Chip } from '../../../components/selection/Chip.tsx';
import { spanText } from '../../../dates/clock-span.ts';
import { fromDateTimeLocal } from '../../../dates/local-date-time.ts';
import { localFormat } from '../../../dates/local-format.ts';
import { weekdayOf } from '../../../dates/short-clock.ts';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import { beginningAt, type LocalTime, nextFree } from './usual-times.ts';

interface OtherTimesProps extends FieldBinding<readonly LocalTime[]> {
  /** The time that is asked for; another takes as long, until another end is chosen. */
  readonly beside: LocalTime;
  readonly now: LocalDateTime;
  readonly otherName: string;
  /** When both are free, as far as that is known: the next is offered. */
  readonly free?: readonly LocalTime[];
}

const shortWeekday = localFormat({ weekday: 'short', month: 'short', day: 'numeric' });

function words({ date, until }: LocalTime): string {
  const [from, end] = [fromDateTimeLocal(date), fromDateTimeLocal(until)];
  return from && end ? `${shortWeekday.format(from)}, ${spanText({ date: from, until: end })}` : '';
}

/** Names the day that the others stand beside, once it is chosen. */
function legendOf({ date }: LocalTime, otherName: string): string {
  const from = fromDateTimeLocal(date);
  return from ? `Or, if ${weekdayOf.format(from)} does not suit ${otherName}` : 'Other times that would do';
}

const noTimes: readonly LocalTime[] = [];

/** Other times that would do as well, as chips: three in all. A tap on one takes it back. */
export function OtherTimes({ beside, now, otherName, free = noTimes, ...field }: OtherTimesProps) {
  const { name, value, error, onChange } = field;
  const id = useId();
  /** The chip whose time the picker changes: that of a new one comes with the first choice. */
  const [picked, setPicked] = useState<number>();
  const isFull = value.length >= planTimeRule.maxTimes - 1;
  const next = isFull ? undefined : nextFree([beside, ...value], free);
  const pick = (date: string) => {
    if (picked === undefined) return;
    const time = beginningAt(value[picked] ?? beside, date);
    onChange([...value.slice(0, picked), time, ...value.slice(picked + 1)]);
  };
  const takeBack = (time: LocalTime) => {
    setPicked(undefined);
    onChange(value.filter((other) => other !== time));
  };
  return (
    <FieldGroup id={id} name={name} label={legendOf(beside, otherName)} labelAs="quiet" error={error}>
      <Cluster gap={2}>
        {value.map((time) => (
          <Chip key={time.date} chosen tick="in-place" onChoose={() => takeBack(time)}>
            {words(time)}
          </Chip>
        ))}
        {next && (
          <Chip chosen={false} icon={<Plus aria-hidden />} onChoose={() => onChange([...value, next])}>
            {words(next)}
          </Chip>
        )}
        {!isFull && (
          <Chip
            chosen={picked === value.length}
            onChoose={(chosen) => setPicked(chosen ? value.length : undefined)}
            icon={<Plus aria-hidden />}
          >
            Offer another time
          </Chip>
        )}
      </Cluster>
      {picked !== undefined && (
        <DateTimeField
          label="Another time"
          value={value[picked]?.date ?? ''}
          onChange={pick}
          today={dateOf(now)}
          min={now}
          {...(beside.date === '' ? {} : { usualTime: timeOf(beside.date) })}
        />
      )}
    </FieldGroup>
  );
}
