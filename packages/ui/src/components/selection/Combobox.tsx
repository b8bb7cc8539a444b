import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
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

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** One of very many options, found by typing a part of it. */
export function Combobox(props: ComboboxProps) {
  const { name, value, onChange, options, chosen, placeholder, empty, disabled, onType, ...texts } = props;
  const id = useId();
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Undefined while the chosen value stands in the field. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const isListed = open && options.length > 0;
  const at = isListed ? Math.min(active, options.length - 1) : -1;

  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    if (at >= 0) popup.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const show = () => {
    if (disabled || open) return;
    onType(typed ?? '');
    setActive(-1);
    setOpen(true);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(text.trim() === '' ? -1 : 0);
    setOpen(true);
    onType(text);
  };
  const choose = (option: SelectOption) => {
    onChange(option.value);
    setTyped(undefined);
    setOpen(false);
  };
  /** A name that was typed in full is chosen; anything else stays for correction and counts as nothing. */
  const leave = () => {
    setOpen(false);
    if (typed === undefined) return;
    const meant = options.find(({ label }) => isSame(label, typed));
    if (meant) choose(meant);
    else if (typed.trim() === '') setTyped(undefined);
    else onChange('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at + step + options.length) % Math.max(options.length, 1));
    } else if (event.key === 'Enter' && isListed && option) {
      event.preventDefault();
      choose(option);
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
            aria-activedescendant={at >= 0 ? optionId(at) : undefined}
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
                {options.map((option, index) => (
                  <button
                    key={option.value}
                    type="button"
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.value === value}
                    data-active={index === at}
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
