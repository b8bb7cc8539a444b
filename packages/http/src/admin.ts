import { DomainError } from '@nestmates/domain/shared/errors.ts';
import { createContainer } from '@nestmates/infrastructure/container.ts';
import { connect } from '@nestmates/infrastructure/database/knex.ts';
import { SandboxClock } from '@nestmates/infrastructure/sandbox/sandbox-clock.ts';
import { type AdminCommand, type Answer, type Given, UsageError } from './admin/admin-command.ts';
import { helpFor, helpForAll } from './admin/command-help.ts';
import { eventCommands } from './admin/event-commands.ts';
import { parseCommand } from './admin/parse-command.ts';
import { createLog } from './operations/log.ts';
import { openOperatorDatabase } from './operator-database.ts';
import { runProgram } from './program.ts';

/** `npm run admin`: what operators do without a browser. A feature adds its commands to this list. */
const commands: readonly AdminCommand[] = [...eventCommands];

async function answerOf(command: AdminCommand, given: Given): Promise<Answer> {
  const { config, url, stop } = await openOperatorDatabase();
  const knex = connect(url, { max: 2 });
  const publicUrl = () => config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  try {
    const container = createContainer({ config, knex, publicUrl, log: createLog('error') });
    if (container.isBound(SandboxClock)) await container.get(SandboxClock).refresh();
    return await command.run(container, given);
  } finally {
    await knex.destroy();
    await stop();
  }
}

async function main(typed: readonly string[]): Promise<void> {
  const { command, given, help, json, words } = parseCommand(typed, commands);
  if (help || !command) {
    process.stdout.write(command ? helpFor(command) : helpForAll(commands, words));
    return;
  }
  const answer = await answerOf(command, given);
  const text = json ? JSON.stringify(answer.json) : answer.lines.join('\n');
  process.stdout.write(`${text}\n`);
}

runProgram(async () => {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${helpForAll(commands)}`);
      process.exitCode = 2;
    } else if (error instanceof DomainError) {
      process.stderr.write(`${error.message} (${error.code})\n`);
      process.exitCode = 1;
    } else throw error;
  }
});
