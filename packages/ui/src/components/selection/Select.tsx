import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { useId, useState } from 'react';
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
}

export function Select({
  name,
  value,
  onChange,
  options,
  placeholder,
  empty = 'Nothing to choose from',
  disabled = false,
  ...texts
}: SelectProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Field id={id} {...texts}>
      <Primitive.Root
        value={value}
        onValueChange={onChange}
        open={open}
        onOpenChange={setOpen}
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
          <Primitive.Content className={styles.list} position="popper" sideOffset={6} collisionPadding={12}>
            <Primitive.Viewport className={styles.viewport}>
              {options.length === 0 && (
                <Primitive.Item value="nothing" disabled className={styles.empty}>
                  <Primitive.ItemText>{empty}</Primitive.ItemText>
                </Primitive.Item>
              )}
              {options.map((option) => (
                <Primitive.Item key={option.value} value={option.value} className={styles.option}>
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
