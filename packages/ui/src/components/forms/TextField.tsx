import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldBinding } from '../../forms/field-binding.ts';
import { descriptionIds, Field, type FieldTexts } from './Field.tsx';
import styles from './TextField.module.css';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'id' | 'name' | 'value' | 'onChange' | 'className' | 'style'
>;

export interface TextFieldProps extends NativeProps, FieldTexts, FieldBinding<string> {
  /** Icon inside the field, before the text. */
  readonly icon?: ReactNode;
  /** Content inside the field, after the text: a button or a unit. */
  readonly trailing?: ReactNode;
  /** The id of another element that describes the field, such as a checklist. */
  readonly describedBy?: string | undefined;
}

export function TextField({
  label,
  hint,
  error,
  optional,
  icon,
  trailing,
  describedBy,
  onChange,
  ...input
}: TextFieldProps) {
  const id = useId();
  const texts = { label, hint, error, optional };
  return (
    <Field id={id} {...texts}>
      <div className={styles.box} data-invalid={error !== undefined} data-disabled={input.disabled ?? false}>
        {icon}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={descriptionIds(id, texts, describedBy)}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </div>
    </Field>
  );
}
