import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Parameters, StoryContext } from '@storybook/react-vite';
import { inject } from 'vitest';
import { expectThinFurniture } from '../checks/furniture.ts';
import { expectNothingCut } from '../checks/large-text.ts';
import { expectNoErrors } from './console-errors.ts';
import { applyTheme } from './story-theme.ts';
import { expectMainButtonsAboveToast } from './tap-under-toast.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Full is the dark theme alone, short is all the rest. */
    depth: 'short' | 'full';
  }
}

/**
 * What passes is not described, which takes axe a tenth of the run. No frame is asked, since none has an axe that could
 * answer: it would wait half a second for that in each e-mail.
 */
const options = { resultTypes: ['violations'], iframes: false };

/** What depends on colours. All else is the same in both themes and is checked in the light one. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

export const parameters: Parameters = { a11y: { options } };

/** Leaves of what axe says the violations, which fail the story: all rules of all stories are a hundred megabytes. */
async function judge(context: StoryContext): Promise<void> {
  try {
    await checkAccessibility(context);
  } finally {
    for (const report of context.reporting.reports) {
      const { violations } = report.result as { readonly violations?: unknown };
      if (report.type === 'a11y' && violations) report.result = { violations };
    }
  }
}

async function expectDarkColours(context: StoryContext): Promise<void> {
  const a11y = { ...context.parameters.a11y, options: { ...options, runOnly: colourRules } };
  applyTheme('dark');
  try {
    await judge({ ...context, parameters: { ...context.parameters, a11y } });
    expectNoErrors();
  } catch (error) {
    throw new Error(`In the dark theme: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    applyTheme('light');
  }
}

/**
 * A story that has played is judged by axe, measured on a phone, looked at with larger letters and longer texts, and tapped beside a toast,
 * on the same rendered page. Storybook keeps transitions off and animations at their end meanwhile, so axe sees the
 * final colours.
 */
export async function afterEach(context: StoryContext): Promise<void> {
  if (inject('depth') === 'full') return expectDarkColours(context);
  await judge(context);
  expectNothingCut(context);
  await expectMainButtonsAboveToast(context);
  expectThinFurniture(context);
}
