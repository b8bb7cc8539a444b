import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { useId, useRef, useState } from 'react';
import type { FieldBinding } from '../../forms/field-binding.ts';
import { descriptionIds, Field, type FieldTexts } from '../forms/Field.tsx';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends FieldTexts, FieldBinding<string> {
  readonly options: readonly SelectOption[];
  readonly placeholder: string;
  /** Shown in the list when there are no options. */
  readonly empty?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The option at which the list opens while none is chosen; the first unless said. */
  readonly opensAt?: string | undefined;
}

/** Puts the focus on an option when the list opens: Radix puts it on the first while none is chosen. */
function useOpensAt(isWanted: boolean) {
  const option = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  return {
    option,
    onOpenChange: () => {
      isDone.current = false;
    },
    onFocus: () => {
      if (!isWanted || isDone.current) return;
      isDone.current = true;
      option.current?.scrollIntoView({ block: 'center' });
      option.current?.focus({ preventScroll: true });
    },
  };
}

export function Select({
  name,
  value,
  onChange,
  options,
  placeholder,
  empty = 'Nothing to choose from',
  disabled = false,
  opensAt,
  ...texts
}: SelectProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { option: opened, onOpenChange, onFocus } = useOpensAt(value === '' && opensAt !== undefined);
  return (
    <Field id={id} {...texts}>
      <Primitive.Root
        value={value}
        onValueChange={onChange}
        open={open}
        onOpenChange={(next) => {
          onOpenChange();
          setOpen(next);
        }}
        disabled={disabled}
      >
        <Primitive.Trigger
          id={id}
          // Radix hides the page from screen readers while the list is open, so the trigger must not be
          // reachable by Tab.
          tabIndex={open ? -1 : 0}
          name={name}
          className={styles.trigger}
          aria-invalid={texts.error !== undefined}
          aria-describedby={descriptionIds(id, texts)}
        >
          <Primitive.Value placeholder={placeholder} />
          <Primitive.Icon asChild>
            <ChevronDown aria-hidden />
          </Primitive.Icon>
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            className={styles.list}
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            onFocus={onFocus}
          >
            <Primitive.Viewport className={styles.viewport}>
              {options.length === 0 && (
                <Primitive.Item value="nothing" disabled className={styles.empty}>
                  <Primitive.ItemText>{empty}</Primitive.ItemText>
                </Primitive.Item>
              )}
              {options.map((option) => (
                <Primitive.Item
                  key={option.value}
                  ref={option.value === opensAt ? opened : undefined}
                  value={option.value}
                  className={styles.option}
                >
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  <Primitive.ItemIndicator asChild>
                    <Check aria-hidden />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Field>
  );
}
