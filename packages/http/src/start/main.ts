import { setFlagsFromString } from 'node:v8';
import { demoLogins, demoPassword } from '@nestmates/infrastructure/seed/demo-logins.ts';
import { type Application, startApplication } from './application.ts';
import { closeOnSignal, runProgram } from './program.ts';

// V8 collects by default a heap of 30 MB in full whenever it has grown by 8 MB, which two uploads in progress reach.
setFlagsFromString('--heap-growing-percent=100');

/** Said where strangers may reach the server. */
function sandboxLine({ url, config, hasSandbox }: Application): string[] {
  if (!hasSandbox || config.NODE_ENV !== 'production') return [];
  const how = config.SANDBOX_TOKEN ? 'ask for SANDBOX_TOKEN' : 'are closed until SANDBOX_TOKEN is set';
  return [
    `ALLOW_SANDBOX=true: not all mail, payments and parcels are real, and the pages under ${url}/sandbox/ ${how}.`,
  ];
}

const startupMessage = (application: Application): string => {
  const { url, config } = application;
  return [
    `Nestmates is ready at ${url}`,
    ...sandboxLine(application),
    ...(config.SEED === 'demo'
      ? [
          `Demo logins, password ${demoPassword}:`,
          ...demoLogins.map(({ email, who }) => `  ${email} (${who})`),
        ]
      : []),
  ].join('\n');
};

runProgram(async () => {
  const application = await startApplication();
  closeOnSignal(application.log, () => application.close());
  process.stdout.write(`${startupMessage(application)}\n`);
  await application.jobsStarted;
});
