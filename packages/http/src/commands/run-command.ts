import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { Container } from 'inversify';
import { type AdminCommand, type Given, UsageError } from './admin-command.ts';
import { caseCommands } from './case-commands.ts';
import { codeCommands } from './code-commands.ts';
import { helpFor, helpForAll } from './command-help.ts';
import { encryptionCommands } from './encryption-commands.ts';
import { eventCommands } from './event-commands.ts';
import { feedbackCommands } from './feedback-commands.ts';
import { memberCommands } from './member-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { orderCommands } from './order-commands.ts';
import { parseCommand } from './parse-command.ts';
import { rightsCommands } from './rights-commands.ts';

/** A feature adds its commands to this list. */
const commands: readonly AdminCommand[] = [
  ...rightsCommands,
  ...codeCommands,
  ...memberCommands,
  ...feedbackCommands,
  ...caseCommands,
  ...orderCommands,
  ...moneyCommands,
  ...eventCommands,
  ...encryptionCommands,
];

/** What the program prints, and the code with which it ends. */
export interface Ran {
  readonly code: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  /** Opens the services for a command that was understood, and closes them after it. */
  withContainer<T>(use: (container: Container) => Promise<T>): Promise<T>;
  readonly input: Given['input'];
}

const printed = (stdout: string): Ran => ({ code: 0, stdout, stderr: '' });

async function run(typed: readonly string[], { withContainer, input }: Surroundings): Promise<Ran> {
  const { command, given, help, json, words } = parseCommand(typed, commands);
  if (help || !command) return printed(command ? helpFor(command) : helpForAll(commands, words));
  const answer = await withContainer((container) => command.run(container, { ...given, input }));
  return printed(`${json ? JSON.stringify(answer.json) : answer.lines.join('\n')}\n`);
}

/** Refusals are printed with their codes; anything else is thrown. */
export async function runCommand(typed: readonly string[], surroundings: Surroundings): Promise<Ran> {
  try {
    return await run(typed, surroundings);
  } catch (error) {
    if (error instanceof UsageError) {
      return { code: 2, stdout: '', stderr: `${error.message}\n\n${helpForAll(commands)}` };
    }
    if (error instanceof DomainError) {
      return { code: 1, stdout: '', stderr: `${error.message} (${error.code})\n` };
    }
    throw error;
  }
}
