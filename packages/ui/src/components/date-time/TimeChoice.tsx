import type { LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { clockTime } from '../../dates/calendar-formats.ts';
import {
  byMinutes,
  clampTime,
  clockParts,
  halves,
  hoursOfHalf,
  isOpen,
  quarters,
  type TimeLimits,
  withClock,
} from '../../dates/time-of-day.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Chip } from '../selection/Chip.tsx';
import styles from './TimeChoice.module.css';

interface GroupProps<Option> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  /** The first and the last time that the option stands for. */
  spanOf(option: Option): readonly [LocalDateTime, LocalDateTime];
  readonly limits: TimeLimits;
  nameOf(option: Option): string;
  onChoose(option: Option): void;
  text(option: Option): ReactNode;
}

function Group<Option extends string | number>({ label, options, chosen, ...group }: GroupProps<Option>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <Chip
          key={option}
          kind="one"
          round
          name={id}
          label={group.nameOf(option)}
          chosen={option === chosen}
          disabled={!isOpen(...group.spanOf(option), group.limits)}
          onChoose={() => group.onChoose(option)}
        >
          {group.text(option)}
        </Chip>
      ))}
    </div>
  );
}

const twoDigits = (minute: number) => String(minute).padStart(2, '0');

interface TimeChoiceProps extends TimeLimits {
  readonly value: LocalDateTime;
  onChange(value: LocalDateTime): void;
}

/** A time by its hour and quarter, one tap each, or to the minute. */
export function TimeChoice({ value, onChange, ...limits }: TimeChoiceProps) {
  const { hour, minute, half } = clockParts(value);
  const choose = (next: LocalDateTime) => onChange(clampTime(next, limits));
  const step = (count: number) => {
    const next = byMinutes(value, count);
    const possible = next !== value && isOpen(next, next, limits);
    return { disabled: !possible, onClick: () => onChange(next) };
  };
  const hourFrom = (option: number) => withClock(value, { hour: option, minute: 0 });
  return (
    <fieldset aria-label="Time" className={styles.time}>
      <div className={styles.shown}>
        <IconButton label="A minute earlier" look="outline" icon={<Minus aria-hidden />} {...step(-1)} />
        <output className={styles.clock}>{clockTime(value)}</output>
        <IconButton label="A minute later" look="outline" icon={<Plus aria-hidden />} {...step(1)} />
      </div>
      <Group
        label="Hour"
        options={hoursOfHalf}
        chosen={hour}
        limits={limits}
        spanOf={(option) => [hourFrom(option), byMinutes(hourFrom(option), 59)]}
        nameOf={(option) => `${option} o’clock`}
        text={(option) => option}
        onChoose={(option) => choose(withClock(value, { hour: option }))}
      />
      <div className={styles.row}>
        <Group
          label="Before or after noon"
          options={halves}
          chosen={half}
          limits={limits}
          spanOf={(option) => [
            withClock(value, { hour: 12, minute: 0, half: option }),
            withClock(value, { hour: 11, minute: 59, half: option }),
          ]}
          nameOf={(option) => option}
          text={(option) => option}
          onChoose={(option) => choose(withClock(value, { half: option }))}
        />
        <Group<number>
          label="Minutes"
          options={quarters}
          chosen={minute}
          limits={limits}
          spanOf={(option) => [withClock(value, { minute: option }), withClock(value, { minute: option })]}
          nameOf={(option) => `${option} minutes`}
          text={(option) => `:${twoDigits(option)}`}
          onChoose={(option) => choose(withClock(value, { minute: option }))}
        />
      </div>
    </fieldset>
  );
}
