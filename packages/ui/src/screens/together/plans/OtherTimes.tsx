import { dateOf, type LocalDateTime, timeOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { DateTimeField } from '../../../components/date-time/DateTimeField.tsx';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { Chip } from '../../../components/selection/Chip.tsx';
import { fromDateTimeLocal } from '../../../dates/local-date-time.ts';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import { spanText } from './plan-time-text.ts';
import { beginningAt, type LocalTime } from './usual-times.ts';

interface OtherTimesProps extends FieldBinding<readonly LocalTime[]> {
  /** The time that is asked for; another takes as long, until another end is chosen. */
  readonly beside: LocalTime;
  readonly now: LocalDateTime;
  readonly otherName: string;
}

const shortWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

function words({ date, until }: LocalTime): string {
  const [from, end] = [fromDateTimeLocal(date), fromDateTimeLocal(until)];
  return from && end ? `${shortWeekday.format(from)}, ${spanText({ date: from, until: end })}` : '';
}

/** Other times that would do as well, as chips: three in all. A tap on one takes it back. */
export function OtherTimes({ beside, now, otherName, name, value, error, onChange }: OtherTimesProps) {
  const id = useId();
  /** The one that is being chosen; empty before its day is. */
  const [draft, setDraft] = useState<string>();
  const add = () => {
    if (!draft) return;
    onChange([...value, beginningAt(beside, draft)]);
    setDraft(undefined);
  };
  const isFull = value.length >= planTimeRule.maxTimes - 1;
  return (
    <FieldGroup id={id} name={name} label={`Or, if that does not suit ${otherName}`} optional error={error}>
      <Cluster gap={2}>
        {value.map((time) => (
          <Chip key={time.date} chosen onChoose={() => onChange(value.filter((other) => other !== time))}>
            {words(time)}
          </Chip>
        ))}
        {!isFull && (
          <Chip
            chosen={draft !== undefined}
            onChoose={(chosen) => setDraft(chosen ? '' : undefined)}
            icon={<Plus aria-hidden />}
          >
            Offer another time
          </Chip>
        )}
      </Cluster>
      {draft !== undefined && !isFull && (
        <>
          <DateTimeField
            label="Another time"
            value={draft}
            onChange={setDraft}
            today={dateOf(now)}
            min={now}
            {...(beside.date === '' ? {} : { usualTime: timeOf(beside.date) })}
          />
          <Button look="outline" disabled={draft === ''} onClick={add}>
            Offer This Time
          </Button>
        </>
      )}
    </FieldGroup>
  );
}
