import type { AdminCommand, AdminOption } from './admin-command.ts';

const usageOf = ({ words, takes, options = {} }: AdminCommand): string =>
  [
    `npm run admin -- ${words}`,
    ...takes.map((name) => `<${name}>`),
    ...Object.keys(options).map((name) => `[--${name} …]`),
  ].join(' ');

const optionLine = ([name, { says, values }]: [string, AdminOption]): string =>
  `  --${name.padEnd(10)} ${says}${values ? ` (${values.join(', ')})` : ''}`;

const general: readonly [string, AdminOption][] = [
  ['json', { says: 'Answers with JSON on one line, for programs' }],
  ['help', { says: 'Says how a command is used' }],
];

export function helpFor(command: AdminCommand): string {
  const options = [...Object.entries(command.options ?? {}), ...general];
  return [usageOf(command), '', command.says, '', ...options.map(optionLine), ''].join('\n');
}

/** Help for all commands, or for those that begin with these words. */
export function helpForAll(commands: readonly AdminCommand[], words: readonly string[] = []): string {
  const meant = commands.filter((command) => command.words.startsWith(words.join(' ')));
  const shown = meant.length > 0 ? meant : commands;
  return [
    'For operators, beside the server or without it.',
    '',
    ...shown.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.says}`]),
    '',
    ...general.map(optionLine),
    '',
    'Ends with 0 when it is done, 1 when it is refused or fails, and 2 when it cannot be understood.',
    '',
  ].join('\n');
}
