import { expect, it } from 'vitest';
import { StartupError } from '../start/program.ts';
import { optionsOf } from './program-options.ts';

const use = { name: 'npm run count', says: 'Counts.', options: { from: 'The first day', to: 'The last' } };

it('reads the values of options, each of which may be left out', () => {
  expect(optionsOf(use, ['--to', '2026-11-30'])).toEqual({ help: undefined, values: { to: '2026-11-30' } });
  expect(optionsOf(use, [])).toEqual({ help: undefined, values: {} });
});

it.each(['--help', '-h'])('says with %s how the program is used', (asked) => {
  const { help } = optionsOf(use, [asked, '--from', '2026-11-01']);
  expect(help).toContain('npm run count -- [--from …] [--to …] [--help]\n\nCounts.\n');
  expect(help).toContain('  --from   The first day\n');
});

it.each([[['--form', 'x']], [['today']], [['--from']]])('refuses %j in a sentence, and says how', (typed) => {
  expect(() => optionsOf(use, typed)).toThrow(StartupError);
  expect(() => optionsOf(use, typed)).toThrow('npm run count -- [--from …]');
});
