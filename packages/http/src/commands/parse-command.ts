import { parseArgs } from 'node:util';
import { type AdminCommand, type Given, UsageError } from './admin-command.ts';

export interface ParsedCommand {
  /** None where help is asked for without a command, or for a group of them. */
  readonly command: AdminCommand | undefined;
  readonly given: Omit<Given, 'input'>;
  readonly help: boolean;
  readonly json: boolean;
  /** The words that were typed. */
  readonly words: readonly string[];
}

const general = { help: { type: 'boolean' }, json: { type: 'boolean' } } as const;

function parsed(typed: readonly string[], commands: readonly AdminCommand[]) {
  const names = commands.flatMap(({ options = {} }) => Object.keys(options));
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ args: [...typed], options: { ...options, ...general }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Throws a UsageError with a sentence that says what is wrong. */
export function parseCommand(typed: readonly string[], commands: readonly AdminCommand[]): ParsedCommand {
  const { values, positionals: words } = parsed(typed, commands);
  const { help = false, json = false, ...rest } = values as { help?: boolean; json?: boolean };
  const options = rest as Readonly<Record<string, string>>;
  const line = `${words.join(' ')} `;
  const command = commands.find((one) => line.startsWith(`${one.words} `));
  const given = { args: {}, options };
  if (help) return { command, given, help, json, words };
  if (!command)
    throw new UsageError(words.length ? `There is no command “${line.trim()}”` : 'Which command?');
  return {
    command,
    given: { args: argsOf(command, words), options: checked(command, options) },
    help,
    json,
    words,
  };
}

function argsOf({ words: own, takes }: AdminCommand, words: readonly string[]): Given['args'] {
  const args = words.slice(own.split(' ').length);
  const missing = takes[args.length];
  if (missing) throw new UsageError(`Please give ${missing}`);
  if (args.length > takes.length) throw new UsageError(`“${args[takes.length]}” is too much`);
  return Object.fromEntries(takes.map((name, nth) => [name, args[nth] ?? '']));
}

function checked(command: AdminCommand, options: Readonly<Record<string, string>>): Given['options'] {
  for (const [name, value] of Object.entries(options)) {
    const option = command.options?.[name];
    if (!option) throw new UsageError(`“${command.words}” has no --${name}`);
    if (option.values && !option.values.includes(value)) {
      throw new UsageError(`--${name} is one of ${option.values.join(', ')}`);
    }
  }
  return options;
}
