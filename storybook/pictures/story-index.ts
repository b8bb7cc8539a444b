import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtStorybook } from './folders.ts';

interface IndexEntry {
  readonly type: 'story' | 'docs';
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Everything in the menu of the built Storybook. */
export function readStoryIndex(): readonly IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8'));
  return Object.values(entries);
}
