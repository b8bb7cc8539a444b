import { useEffect, useState } from 'react';
import { subject } from '../.storybook/story-names.ts';
import styles from '../foundations/Foundation.module.css';

interface Entry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
}

/** Links to the galleries, from the index that Storybook itself reads. */
export function ScreenList() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    fetch('./index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)));
  }, []);
  return (
    <ul className={styles.links}>
      {entries
        .filter(({ type, title }) => type === 'docs' && title.startsWith('Screens/'))
        .map(({ id, title }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_parent">
              {subject(title)}
            </a>
          </li>
        ))}
    </ul>
  );
}
