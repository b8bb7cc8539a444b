import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../..');

/**
 * The files that read the clock of the device by themselves: in an effect, when something is sent, or in a dialog that a
 * tap opens. What is shown first takes the time of `useNow`, `useToday` or `useLocalNow`, so that the browser hydrates
 * with the time that the server has rendered with.
 */
const readers = [
  'ui/src/screens/together/check-ins/sample-check-ins.ts',
  'ui/src/screens/together/playdates/propose/times-schema.ts',
  'ui/src/screens/together/playdates/suggest/suggest-schema.ts',
  'ui/src/screens/together/swaps/rearrange/RearrangeDialog.tsx',
  'ui/src/screens/together/swaps/request/swap-form-schema.ts',
  'web/src/friends/messages/outbox/outbox.ts',
  'web/src/members/accounts/ResetPasswordPage.tsx',
  'web/src/prerender/render-page.tsx',
  'web/src/prerender/visitor-pages.tsx',
  'web/src/platform/shared/use-today.ts',
  'web/src/together/calendar/use-local-now.ts',
  'web/src/together/playdates/ProposeTimesDialogContainer.tsx',
  'web/src/together/swaps/RearrangeDialogContainer.tsx',
  // Not rendered by the server: it begins with a draft.
  'web/src/together/swaps/SwapRequestPage.tsx',
];

it('no other file reads the clock, or a page could differ in the browser', () => {
  const files = globSync('{ui,web}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const reading = files.filter((file) => /new Date\(\)/.test(readFileSync(join(packages, file), 'utf8')));
  expect(reading.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([...readers].sort());
});
