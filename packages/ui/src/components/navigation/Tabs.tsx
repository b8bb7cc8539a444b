import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Adds "+" to the count: there are more than were counted. */
  readonly orMore?: boolean | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (id: string) => void;
}

export function Tabs({ label, items, value, defaultValue, onChange }: TabsProps) {
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.id ?? '' } : { value })}
      {...(onChange === undefined ? {} : { onValueChange: onChange })}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {items.map(({ id, label: name, count, orMore = false }) => (
          <Radix.Trigger key={id} className={styles.tab} value={id}>
            {name}
            {count !== undefined && ` (${count}${orMore ? '+' : ''})`}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map(({ id, content }) => (
        <Radix.Content key={id} className={styles.content} value={id}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
