import { parseArgs } from 'node:util';
import { StartupError } from '../start/program.ts';

export interface ProgramUse {
  /** What is typed to run it: `npm run reconcile`. */
  readonly name: string;
  readonly says: string;
  /** What each option says; each takes a value. */
  readonly options: Readonly<Record<string, string>>;
}

const helpFor = ({ name, says, options }: ProgramUse): string =>
  [
    [`${name} --`, ...Object.keys(options).map((option) => `[--${option} …]`), '[--help]'].join(' '),
    '',
    says,
    '',
    ...Object.entries(options).map(([option, meaning]) => `  --${option.padEnd(6)} ${meaning}`),
    '  --help   Says how it is used',
    '',
  ].join('\n');

export type TypedOptions =
  | { readonly help: string }
  | { readonly help: undefined; readonly values: Readonly<Record<string, string | undefined>> };

/** What was typed after a program that has no commands. Throws a sentence for what it does not know. */
export function optionsOf(use: ProgramUse, typed: readonly string[]): TypedOptions {
  const known = Object.fromEntries(
    Object.keys(use.options).map((option): [string, { type: 'string' }] => [option, { type: 'string' }]),
  );
  const options = { ...known, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { help, ...values } = parseArgs({ args: [...typed], options }).values;
    if (help) return { help: helpFor(use) };
    return { help: undefined, values: values as Readonly<Record<string, string | undefined>> };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StartupError(`${error.message}\n\n${helpFor(use)}`);
  }
}
