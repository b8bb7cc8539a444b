import type { Container } from 'inversify';

export interface AdminOption {
  readonly says: string;
  /** The only values that it takes. */
  readonly values?: readonly string[];
}

/** What was typed after the words of a command. */
export interface Given {
  /** Arguments by the names in `takes`. */
  readonly args: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The standard input, without the end of its line. */
  input(): Promise<string>;
}

export interface Answer {
  /** Answer for `--json`. */
  readonly json: unknown;
  /** Answer for people. */
  readonly lines: readonly string[];
}

export interface AdminCommand {
  /** Words that are typed after `npm run admin --`: `events replay`. */
  readonly words: string;
  /** What follows, each required. */
  readonly takes: readonly string[];
  readonly options?: Readonly<Record<string, AdminOption>>;
  readonly says: string;
  /** Asks the same services as the routes do. A refusal of theirs ends the program with 1. */
  run(container: Container, given: Given): Promise<Answer>;
}

/** What was typed cannot be understood; the program ends with 2. */
export class UsageError extends Error {}
