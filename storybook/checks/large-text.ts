import { cutTexts } from '@nestmates/ui/testing/cut-texts.ts';
import type { StoryContext } from '@storybook/react-vite';
import { longTextsCut } from './long-texts.ts';

/** Letters of this size on a phone of 390 px are like usual ones on one of 300, 260 and 195 px. */
const sizes = ['130%', '150%', '200%'] as const;

/** The window of a story under test is a frame of the test's page, and as wide as it is told to be, at once. */
export function inSmallPhone(look: () => readonly string[]): readonly string[] {
  // No instance of this window's classes, since it belongs to the window around.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('A story under test has no frame');
  const { width } = frame.style;
  frame.style.width = '320px';
  try {
    if (innerWidth !== 320) throw new Error(`The small phone is ${innerWidth} px wide`);
    return look();
  } finally {
    frame.style.width = width;
  }
}

/** Looks at the story with the margin that its page has in the app; without its page it is tested without one. */
function withMargin(isPadded: boolean, look: () => readonly string[]): readonly string[] {
  const { style } = document.body;
  style.padding = isPadded ? '16px var(--gutter)' : '';
  try {
    return look();
  } finally {
    style.padding = '';
  }
}

/**
 * Each state of a screen, as it rests: on a phone with larger letters, and with usual ones on a phone of 320 px,
 * nothing is cut or off the screen; at any width nothing is with a name of 40 letters, a title of 80 and a price of
 * six digits. Not where `parameters.moving` says that a card is on its way out.
 */
export function expectNothingCut({ title, globals, args, parameters }: StoryContext): void {
  if (!title.startsWith('Screens/') || parameters.moving === true) return;
  const isPhone = globals.viewport?.value === 'phone';
  const found = withMargin(parameters.layout !== 'fullscreen', () => [
    ...(isPhone ? cutTexts(sizes) : []),
    ...(isPhone ? inSmallPhone(() => cutTexts(['100%'])) : []),
    ...longTextsCut(args),
  ]);
  if (found.length > 0) throw new Error(`Cut or off the screen: ${[...new Set(found)].join('\n')}`);
}
