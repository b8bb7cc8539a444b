import type { StoryContext } from '@storybook/react-vite';
import { cutTexts } from '../../packages/ui/testing/cut-texts.ts';

/** Letters of this size on a phone of 390 px are like usual ones on one of 300, 260 and 195 px. */
const sizes = ['130%', '150%', '200%'] as const;

/** Each state of a screen on a phone, as it rests, with larger letters: nothing is cut or off the screen. */
export function expectEveryTextSize({ title, globals }: StoryContext): void {
  if (!title.startsWith('Screens/') || globals.viewport?.value !== 'phone') return;
  const { style } = document.documentElement;
  const found: string[] = [];
  for (const size of sizes) {
    style.fontSize = size;
    found.push(...cutTexts().map((text) => `with letters of ${size}: ${text}`));
  }
  style.fontSize = '';
  if (found.length > 0) throw new Error(found.join('\n'));
}
