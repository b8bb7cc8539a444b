import type { CalendarDate, LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FieldBinding } from '../../forms/field-binding.ts';
import { useLazyImport } from '../../lazy-loading/use-lazy-import.ts';
import { descriptionIds, Field, type FieldTexts } from '../forms/Field.tsx';
import styles from './PickerField.module.css';

const importOverlay = async () => (await import('./PickerOverlay.tsx')).PickerOverlay;

export interface DateFieldProps extends FieldTexts, FieldBinding<string> {
  readonly today: CalendarDate;
  readonly min?: CalendarDate | LocalDateTime | undefined;
  readonly max?: CalendarDate | LocalDateTime | undefined;
  readonly disabled?: boolean | undefined;
}

interface PickerFieldProps extends DateFieldProps {
  readonly kind: 'date' | 'date-time';
  readonly usualTime: string;
  readonly placeholder: string;
  textOf(value: string): string;
}

/** Shows what is chosen, and opens the picker: the pattern of a combobox whose popup is a dialog. */
export function PickerField({ kind, usualTime, placeholder, textOf, ...field }: PickerFieldProps) {
  const { name, value, onChange, today, min, max, disabled = false, ...texts } = field;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { loaded: PickerOverlay, preload, load } = useLazyImport(importOverlay);

  function show() {
    setOpen(true);
    load();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
  };
  const shown = open && PickerOverlay !== undefined;
  return (
    <Field id={id} {...texts}>
      <button
        ref={trigger}
        id={id}
        type="button"
        role="combobox"
        name={name}
        className={styles.trigger}
        disabled={disabled}
        data-empty={value === ''}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={`${id}-picker`}
        aria-invalid={texts.error !== undefined}
        aria-describedby={descriptionIds(id, texts)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
        onKeyDown={onKeyDown}
      >
        <span className={styles.value}>{value === '' ? placeholder : textOf(value)}</span>
        <CalendarDays aria-hidden />
      </button>
      {shown && (
        <PickerOverlay
          id={`${id}-picker`}
          title={texts.label}
          anchor={trigger}
          kind={kind}
          value={value}
          today={today}
          usualTime={usualTime}
          min={min}
          max={max}
          optional={texts.optional ?? false}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
