import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Adds "+" to the count: there are more than were counted. */
  readonly orMore?: boolean | undefined;
  /** A dot, and what it says: something in there waits for the member. */
  readonly waiting?: string | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (id: string) => void;
}

/** How much of the next tab shows beside the open one. */
const aside = 24;

export function Tabs({ label, items, value, defaultValue, onChange }: TabsProps) {
  // Radix focuses a tab that is tapped by a script, after which the browser would show a focus ring.
  const [tapped, setTapped] = useState<string>();
  const onKeyOrBlur = () => setTapped(undefined);
  const list = useRef<HTMLDivElement>(null);
  // Shows the tab that is open, which may be beyond the edge of a phone.
  useLayoutEffect(() => {
    const { current } = list;
    const open = current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (!current || !open) return;
    const [begin, end] = [open.offsetLeft, open.offsetLeft + open.offsetWidth];
    if (begin < current.scrollLeft) current.scrollLeft = begin - aside;
    else if (end > current.scrollLeft + current.clientWidth) {
      current.scrollLeft = end - current.clientWidth + aside;
    }
  }, [value]);
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.id ?? '' } : { value })}
      {...(onChange === undefined ? {} : { onValueChange: onChange })}
    >
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {items.map(({ id, label: name, count, orMore = false, waiting }) => (
          <Radix.Trigger
            key={id}
            className={styles.tab}
            value={id}
            data-tab={id}
            data-tapped={id === tapped}
            onPointerDown={() => setTapped(id)}
            onKeyDown={onKeyOrBlur}
            onBlur={onKeyOrBlur}
          >
            {name}
            {count !== undefined && ` (${count}${orMore ? '+' : ''})`}
            {waiting && (
              <span className={styles.dot}>
                <span className={styles.hidden}>{waiting}</span>
              </span>
            )}
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
