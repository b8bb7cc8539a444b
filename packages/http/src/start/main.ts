import { setFlagsFromString } from 'node:v8';
import { demoLogins, demoPassword } from '@nestmates/infrastructure/seed/demo-logins.ts';
import { type Application, startApplication } from './application.ts';
import { closeOnSignal, runProgram } from './program.ts';

// By default V8 collects a heap of 30 MB in full whenever it has grown by 8 MB, which two uploads in progress
// reach.
setFlagsFromString('--heap-growing-percent=100');

const startupMessage = ({ url, config }: Application): string =>
  [
    `Nestmates is ready at ${url}`,
    ...(config.SEED === 'demo'
      ? [
          `Demo logins, password ${demoPassword}:`,
          ...demoLogins.map(({ email, who }) => `  ${email} (${who})`),
        ]
      : []),
  ].join('\n');

runProgram(async () => {
  const application = await startApplication();
  closeOnSignal(application.log, () => application.close());
  process.stdout.write(`${startupMessage(application)}\n`);
  await application.jobsStarted;
});
