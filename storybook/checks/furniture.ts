import type { StoryContext } from '@storybook/react-vite';
import { shellOf } from '../.storybook/story-shell.tsx';

/** Header and footer of a phone of 844 px. */
const maxFurniture = 136;
const phone = { width: 390, height: 844 };

/**
 * What is no furniture of a page: dialogs and moments that stand in place of it, what is told for a moment, what the
 * member is writing, and the three buttons of a card in Browse, which belong to the card and are drawn above the tab bar.
 */
const notOfPage = [
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="status"]',
  'ol:has(> [data-destructive])',
  'form:has(textarea:not(:placeholder-shown))',
  '[data-deck-actions]',
].join(', ');

/** Whether it stays at an edge of the screen while the page is scrolled. */
function stays(element: Element): 'top' | 'bottom' | undefined {
  if (element.closest(notOfPage) || !element.checkVisibility({ visibilityProperty: true })) return undefined;
  const { position, top, bottom } = getComputedStyle(element);
  if (position !== 'sticky' && position !== 'fixed' && !element.matches('[data-bottom-bar]'))
    return undefined;
  const { width, height } = element.getBoundingClientRect();
  if (width < phone.width / 2 || height > phone.height / 2) return undefined;
  if (position === 'sticky') return bottom === 'auto' ? stuckTop(top) : 'bottom';
  return element.getBoundingClientRect().top < phone.height / 2 ? 'top' : 'bottom';
}

/** A place far above the screen scrolls away. */
const stuckTop = (top: string) => (Number.parseFloat(top) < 0 ? undefined : 'top');

/** The tab bar that the app gives the page; a footer takes its place, which the stories of the shell show. */
function tabBar(context: StoryContext): number {
  const shell = shellOf({ ...context, globals: { shell: 'on' } });
  if (shell === undefined || shell === 'slim' || shell.fullScreen || shell.path.startsWith('/admin'))
    return 0;
  if (document.querySelector('[data-bottom-bar="footer"]')) return 0;
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--tab-bar'));
}

/** The bars of a page leave most of a phone's screen to what it shows. */
export function expectThinFurniture(context: StoryContext): void {
  const isPhone = innerWidth === phone.width && innerHeight === phone.height;
  if (!isPhone || !context.title.startsWith('Screens/')) return;
  const bars = [...document.body.querySelectorAll('*')].filter((element) => stays(element) !== undefined);
  const outer = bars.filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)));
  const heights = outer.map((bar) => Math.round(bar.getBoundingClientRect().height));
  const all = heights.reduce((sum, height) => sum + height, tabBar(context));
  if (all <= maxFurniture) return;
  const words = outer.map((bar, at) => `${bar.textContent?.slice(0, 30)} (${heights[at]})`).join(', ');
  throw new Error(`${context.title}, ${context.name}: the bars take ${all} px: ${words}`);
}
