import { text } from 'node:stream/consumers';
import { closeContainer, createContainer } from '@nestmates/infrastructure/container.ts';
import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import { SandboxClock } from '@nestmates/infrastructure/platform/server-time/sandbox-clock.ts';
import { createLog } from '../platform/operations/log.ts';
import { requirePaymentsEnvironment } from '../start/payments-environment.ts';
import { runProgram } from '../start/program.ts';
import { openOperatorDatabase } from './operator-database.ts';
import { runCommand, type Surroundings } from './run-command.ts';

const withContainer: Surroundings['withContainer'] = async (use) => {
  const { config, url, stop } = await openOperatorDatabase();
  const knex = connect(url, { max: 2 });
  const publicUrl = () => config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  const container = createContainer({ config, knex, publicUrl, log: createLog('error') });
  try {
    await requirePaymentsEnvironment(container, { keeps: false });
    if (container.isBound(SandboxClock)) await container.get(SandboxClock).refresh();
    return await use(container);
  } finally {
    await closeContainer(container);
    await knex.destroy();
    await stop();
  }
};

const input = async () => (await text(process.stdin)).replace(/\r?\n$/, '');

/** `npm run admin`: what operators do without a browser. */
runProgram(async () => {
  const { code, stdout, stderr } = await runCommand(process.argv.slice(2), { withContainer, input });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
});
