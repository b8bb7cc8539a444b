import { categories, type ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { categoriesAbout } from '@nestmates/domain/trust/reports/category-offers.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { useId, useState } from 'react';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { Disclosure } from '../../../components/navigation/Disclosure.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './ReportDialog.module.css';

interface CategoryFieldProps extends FieldBinding<ReportCategory | ''> {
  readonly kind: ThingKind;
}

/** Number that a phone shows at once. */
const shownAtOnce = 4;

interface ChoicesProps extends Pick<CategoryFieldProps, 'name' | 'value' | 'onChange'> {
  readonly offered: readonly ReportCategory[];
}

const Choices = ({ name, value, onChange, offered }: ChoicesProps) => (
  <div className={styles.choices}>
    {offered.map((category) => (
      <label key={category} className={styles.choice}>
        <input
          type="radio"
          name={name}
          value={category}
          checked={value === category}
          onChange={() => onChange(category)}
        />
        <span>
          <span className={styles.label}>{categories[category].label}</span>
          <span className={styles.sentence}>{categories[category].sentence}</span>
        </span>
      </label>
    ))}
  </div>
);

/** Why something is reported: the likely reasons at once, the others on a tap. */
export function CategoryField({ kind, error, ...field }: CategoryFieldProps) {
  const id = useId();
  const offered = categoriesAbout(kind);
  const further = offered.slice(shownAtOnce);
  const [open, setOpen] = useState(() => field.value !== '' && further.includes(field.value));
  return (
    <FieldGroup id={id} name={field.name} label="What is it about?" error={error}>
      <Choices {...field} offered={offered.slice(0, shownAtOnce)} />
      <Disclosure title={`${further.length} more reasons`} open={open} onToggle={() => setOpen(!open)}>
        <Choices {...field} offered={further} />
      </Disclosure>
    </FieldGroup>
  );
}
