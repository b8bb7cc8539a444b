import { comparedName } from '@nestmates/domain/platform/shared/compared-name.ts';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FieldBinding } from '../../forms/field-binding.ts';
import { descriptionIds, Field, type FieldTexts } from '../forms/Field.tsx';
import styles from './Combobox.module.css';
import type { SelectOption } from './Select.tsx';

export interface ComboboxProps extends FieldTexts, FieldBinding<string> {
  /** Those that fit what is typed, the best first. */
  readonly options: readonly SelectOption[];
  /** How the value reads; the options need not have it. */
  readonly chosen: string;
  readonly placeholder: string;
  /** Shown instead of the list when no option fits. */
  readonly empty: string;
  readonly disabled?: boolean | undefined;
  /** What to look for: the typed text, and nothing when the list opens. */
  onType(text: string): void;
}

/** The option whose whole name, or code, is typed. */
const namedBy = (typed: string, options: readonly SelectOption[]) =>
  options.find(({ value, label }) =>
    [label, value].some((name) => comparedName(name) === comparedName(typed)),
  );

/** One of very many options, found by typing a part of it. */
export function Combobox(props: ComboboxProps) {
  const { name, value, onChange, options, chosen, placeholder, empty, disabled, onType, ...texts } = props;
  const id = useId();
  const listId = `${id}-list`;
  const optionId = (option: SelectOption) => `${id}-option-${encodeURIComponent(option.value)}`;
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Undefined while the chosen value stands in the field. */
  const [typed, setTyped] = useState<string>();
  /** Whether what is typed was left before any option had that name: the options may still come. */
  const [left, setLeft] = useState(false);
  /** The value of the highlighted option, which stays highlighted when others come before it. */
  const [active, setActive] = useState<string>();
  /** Whether the first option becomes the highlighted one as soon as there is one. */
  const [seeksFirst, setSeeksFirst] = useState(false);
  /** The last value that was chosen here or seen. */
  const [known, setKnown] = useState(value);
  const isListed = open && options.length > 0;
  const at = isListed ? options.findIndex((option) => option.value === active) : -1;
  const highlighted = options[at];

  if (value !== known) {
    // Another value was set from outside, which the typed text would hide.
    setKnown(value);
    setTyped(undefined);
  }
  if (seeksFirst && isListed) {
    setSeeksFirst(false);
    setActive(options[0]?.value);
  }

  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    if (at >= 0) popup.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const highlight = (option: SelectOption | undefined) => {
    setSeeksFirst(false);
    setActive(option?.value);
  };
  const send = (next: string) => {
    setKnown(next);
    onChange(next);
  };
  const show = () => {
    if (disabled || open) return;
    onType(typed ?? '');
    highlight(undefined);
    setLeft(false);
    setOpen(true);
  };
  const type = (text: string) => {
    setTyped(text);
    highlight(undefined);
    setSeeksFirst(text.trim() !== '');
    setLeft(false);
    setOpen(true);
    onType(text);
  };
  const choose = (option: SelectOption) => {
    send(option.value);
    setTyped(undefined);
    setLeft(false);
    setOpen(false);
  };
  /** A name that was typed in full is chosen; anything else stays for correction and counts as nothing. */
  const leave = () => {
    setOpen(false);
    if (typed === undefined) return;
    const meant = namedBy(typed, options);
    if (meant) return choose(meant);
    if (typed.trim() === '') return setTyped(undefined);
    setLeft(true);
    send('');
  };

  const late = left && typed !== undefined ? namedBy(typed, options) : undefined;
  const chooseLate = useEffectEvent(() => late && choose(late));
  useEffect(() => {
    if (late?.value !== undefined) chooseLate();
  }, [late?.value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      highlight(options.at(event.key === 'ArrowDown' ? (at + 1) % options.length : Math.max(at, 0) - 1));
    } else if (event.key === 'Enter' && highlighted) {
      event.preventDefault();
      choose(highlighted);
    } else if (event.key === 'Enter' && typed !== undefined && !left) {
      // The form would be sent with the value from before.
      event.preventDefault();
      leave();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(undefined);
      setOpen(false);
    }
  };

  return (
    <Field id={id} {...texts}>
      <div className={styles.anchor}>
        <div
          className={styles.box}
          data-invalid={texts.error !== undefined}
          data-disabled={disabled ?? false}
          data-state={open ? 'open' : 'closed'}
        >
          <input
            id={id}
            name={name}
            className={styles.input}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-activedescendant={highlighted && optionId(highlighted)}
            aria-autocomplete="list"
            aria-invalid={texts.error !== undefined}
            aria-describedby={descriptionIds(id, texts)}
            autoComplete="off"
            autoCapitalize="words"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={placeholder}
            value={typed ?? chosen}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={show}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <ChevronDown aria-hidden />
        </div>
        {open && (
          <div ref={popup} className={styles.popup}>
            {isListed ? (
              <div id={listId} role="listbox" aria-label={texts.label} className={styles.list}>
                {options.map((option) => (
                  <button
                    key={option.value}
                    type="button"
                    id={optionId(option)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.value === value}
                    data-active={option === highlighted}
                    className={styles.option}
                    // Otherwise the field would lose the focus, and the list would be gone before the click.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                  >
                    {option.label}
                    {option.value === value && <Check aria-hidden />}
                  </button>
                ))}
              </div>
            ) : (
              <p className={styles.empty}>{empty}</p>
            )}
          </div>
        )}
        <p role="status" className={styles.status}>
          {open && (isListed ? foundText(options.length) : empty)}
        </p>
      </div>
    </Field>
  );
}

const foundText = (found: number) => (found === 1 ? '1 found' : `${found} found`);
