/**
 * What Storybook is started with. `npm run storybook -- --port 6010` names no command, and a later `--port` replaces
 * the earlier one.
 * @type {(given: readonly string[]) => readonly string[]}
 */
export function storybookArguments([first, ...rest]) {
  const isCommand = first?.startsWith('-') === false;
  const command = isCommand ? first : 'dev';
  const given = isCommand || first === undefined ? rest : [first, ...rest];
  const flags = command === 'dev' ? ['--port', '6006', '--no-open'] : ['--output-dir', '.cache/storybook'];
  return [command, '--config-dir', 'storybook/.storybook', '--disable-telemetry', ...flags, ...given];
}
