import { useEffect, useState } from 'react';

export interface IndexedStory {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Everything in the menu, from the index that Storybook itself reads; nothing before it is there. */
export function useStoryIndex(): readonly IndexedStory[] {
  const [entries, setEntries] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    fetch('./index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, IndexedStory> }) => setEntries(Object.values(index.entries)));
  }, []);
  return entries;
}
