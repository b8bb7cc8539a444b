import { expect, it } from 'vitest';
import { storybookArguments } from './storybook-arguments.mjs';

const always = ['--config-dir', 'storybook/.storybook', '--disable-telemetry'];

it('starts Storybook at the port that is given after its own, and builds it where that is said', () => {
  expect(storybookArguments([])).toEqual(['dev', ...always, '--port', '6006', '--no-open']);
  expect(storybookArguments(['--port', '6010']).slice(-4)).toEqual(['6006', '--no-open', '--port', '6010']);
  expect(storybookArguments(['dev', '--port', '6010'])).toEqual(storybookArguments(['--port', '6010']));
  const built = ['build', ...always, '--output-dir', '.cache/storybook', '--quiet'];
  expect(storybookArguments(['build', '--quiet'])).toEqual(built);
});
