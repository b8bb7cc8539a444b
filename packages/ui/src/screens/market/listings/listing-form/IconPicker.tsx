import { iconLabel, type ServiceIcon } from '@nestmates/domain/market/listings/service-icons.ts';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldGroup } from '../../../../components/forms/Field.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Chip } from '../../../../components/selection/Chip.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import { serviceIconOf } from '../picture/listing-icons.ts';
import styles from './IconPicker.module.css';

export interface IconGroup {
  readonly label: string;
  readonly icons: readonly ServiceIcon[];
}

export interface IconPickerProps extends FieldBinding<string> {
  readonly groups: readonly IconGroup[];
  readonly optional?: boolean | undefined;
}

const matches = (text: string, words: string) => text.toLowerCase().includes(words.trim().toLowerCase());

/** The icons whose name or group has the words. */
const found = (groups: readonly IconGroup[], words: string): readonly IconGroup[] =>
  groups
    .map(({ label, icons }) => ({
      label,
      icons: icons.filter((icon) => matches(label, words) || matches(iconLabel(icon), words)),
    }))
    .filter(({ icons }) => icons.length > 0);

/** The icon of a service, out of groups that can be searched. */
export function IconPicker({ groups, name, value, onChange, error, optional }: IconPickerProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const shown = found(groups, words);
  return (
    <FieldGroup id={id} name={name} label="Icon" optional={optional} error={error}>
      <div className={styles.picker}>
        <TextField
          label="Search icons"
          type="search"
          autoComplete="off"
          icon={<Search aria-hidden />}
          value={words}
          onChange={setWords}
          // Enter would submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {shown.map(({ label, icons }) => (
          <Stack key={label} gap={2}>
            {groups.length > 1 && <p className={styles.label}>{label}</p>}
            <div className={styles.icons}>
              {icons.map((icon) => {
                const Icon = serviceIconOf(icon);
                return (
                  <Chip
                    key={icon}
                    kind="one"
                    name={name ?? id}
                    chosen={value === icon}
                    onChoose={() => onChange(icon)}
                    icon={<Icon aria-hidden />}
                  >
                    {iconLabel(icon)}
                  </Chip>
                );
              })}
            </div>
          </Stack>
        ))}
        <p className={styles.label} role="status">
          {shown.length === 0 && `No icon is called “${words.trim()}”.`}
        </p>
      </div>
    </FieldGroup>
  );
}
