import { dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { lengthOf, type PlanTime, planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { Check, Clock, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DateTimeField } from '../../../../components/date-time/DateTimeField.tsx';
import { FieldError } from '../../../../components/forms/FieldError.tsx';
import { Chip } from '../../../../components/selection/Chip.tsx';
import { longDay } from '../../../../dates/date-formats.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '../../../../dates/local-date-time.ts';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import { clockText, goesOverMidnight, lengthText, spanText } from '../../plans/plan-time-text.ts';
import styles from './SuggestWhen.module.css';
import { beginningsAround, endsAfter, isFreeAt, nextFree, stripOf, timeOn } from './suggested-times.ts';

export interface SuggestWhenProps extends FieldBinding<readonly PlanTime[]> {
  /** Until which of them the end is wrong, where it is. */
  readonly untilError?: string | undefined;
  /** When both are free. */
  readonly free: readonly PlanTime[];
  readonly now: Date;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const offered = (time: PlanTime) => `${weekday.format(time.date)}, ${spanText(time)}`;

interface ClockRowProps {
  readonly label: 'From' | 'Until';
  readonly options: readonly Date[];
  readonly chosen: Date;
  readonly now: Date;
  readonly error?: string | undefined;
  onChoose(at: Date): void;
}

/** Three times of day, and the clock, which opens the picker. */
function ClockRow({ label, options, chosen, now, error, onChoose }: ClockRowProps) {
  const [picks, setPicks] = useState(false);
  const name = useId();
  const chips = options.map((at) => (
    <Chip
      key={at.getTime()}
      kind="one"
      name={name}
      label={`${label} ${clockText(at)}`}
      chosen={at.getTime() === chosen.getTime()}
      onChoose={() => onChoose(at)}
    >
      {clockText(at).replace('noon', 'Noon')}
    </Chip>
  ));
  return (
    <>
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{label}</legend>
        {chips}
        <button
          type="button"
          className={styles.clock}
          aria-expanded={picks}
          aria-label={`${label} another time`}
          onClick={() => setPicks(!picks)}
        >
          <Clock aria-hidden />
        </button>
      </fieldset>
      {(picks || error !== undefined) && (
        <DateTimeField
          name={label}
          label={`${label}, day and time`}
          value={toDateTimeLocal(chosen)}
          error={error}
          today={dateOf(toDateTimeLocal(now))}
          min={toDateTimeLocal(now)}
          onChange={(value) => {
            const at = fromDateTimeLocal(value);
            if (at) onChoose(at);
          }}
        />
      )}
    </>
  );
}

interface OfferProps {
  readonly icon: ReactNode;
  readonly chosen: boolean;
  readonly children: ReactNode;
  onToggle(): void;
}

const Offer = ({ icon, chosen, children, onToggle }: OfferProps) => (
  <Chip kind="any" chosen={chosen} icon={icon} onChoose={onToggle}>
    {children}
  </Chip>
);

/** When it is: a day, from, until, and up to two other times to choose from. */
export function SuggestWhen({ name, value, error, untilError, onChange, free, now }: SuggestWhenProps) {
  const id = useId();
  const [editing, setEditing] = useState(0);
  const nth = Math.min(editing, value.length - 1);
  const time = value[nth];
  if (!time) return null;
  const change = (to: PlanTime) => onChange(value.map((one, at) => (at === nth ? to : one)));
  const begin = (date: Date) => change({ date, until: new Date(date.getTime() + lengthOf(time)) });
  const others = value.filter((_, at) => at !== nth);
  const more = value.length < planTimeRule.maxTimes;
  const next = more ? nextFree(value, free) : undefined;
  const overnight = lengthOf(time) > 0 && goesOverMidnight(time);
  function offerAnother() {
    if (!time) return;
    const day = new Date(time.date);
    day.setDate(day.getDate() + 1);
    setEditing(value.length);
    onChange([...value, next ?? timeOn(day, time, [])]);
  }
  function leaveOut(other: PlanTime) {
    setEditing(0);
    onChange(value.filter((one) => one !== other));
  }
  return (
    <fieldset name={name} className={styles.when} aria-describedby={error && `${id}-error`}>
      <legend className={styles.heading}>When</legend>
      <div className={styles.days}>
        {stripOf(now, time.date, free).map(({ day, free: isFree }) => (
          <label key={day.getTime()} className={styles.day}>
            <input
              type="radio"
              name={`${id}-day`}
              className={styles.input}
              aria-label={`${longDay.format(day)}${isFree ? ', both free' : ''}`}
              checked={day.toDateString() === time.date.toDateString()}
              onChange={() => change(timeOn(day, time, free))}
            />
            <span className={styles.weekday}>{weekday.format(day)}</span>
            <span className={styles.number}>{day.getDate()}</span>
            <span className={styles.dot} data-free={isFree} />
          </label>
        ))}
      </div>
      <ClockRow
        label="From"
        options={beginningsAround(time.date, free)}
        chosen={time.date}
        now={now}
        onChoose={begin}
      />
      <ClockRow
        label="Until"
        options={endsAfter(time)}
        chosen={time.until}
        now={now}
        error={untilError}
        onChoose={(until) => change({ ...time, until })}
      />
      {lengthOf(time) > 0 && (
        <p className={styles.line} aria-live="polite">
          {lengthText(time)}
          {overnight && `, over midnight: it ends on ${longDay.format(time.until)}`}
          {isFreeAt(time, free) && ', and you are both free'}
        </p>
      )}
      <p className={styles.or}>Or, if that does not suit</p>
      <div className={styles.offers}>
        {others.map((other) => (
          <Offer
            key={other.date.getTime()}
            icon={<Check aria-hidden />}
            chosen
            onToggle={() => leaveOut(other)}
          >
            {offered(other)}
          </Offer>
        ))}
        {next && (
          <Offer icon={<Plus aria-hidden />} chosen={false} onToggle={() => onChange([...value, next])}>
            {offered(next)}
          </Offer>
        )}
        {more && (
          <Offer icon={<Plus aria-hidden />} chosen={false} onToggle={offerAnother}>
            Offer another time
          </Offer>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
