import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type Config, ConfigError } from '@nestmates/infrastructure/config/config.ts';
import { demoLogins, demoPassword } from '@nestmates/infrastructure/seed/demo-logins.ts';
import { CannotStart, closeOnSignal, type House, openHouse, openWorkshop } from './runtime.ts';
import { type RunningServer, startServer } from './server.ts';
import { readWebApp, type WebApp } from './web-app/web-app.ts';

// Left to itself, V8 searches a heap of 30 MB whole as soon as 8 more have come, and two photos on their way are that.
setFlagsFromString('--heap-growing-percent=100');

const webFolder = join(import.meta.dirname, '../../web/dist');

/** Known once the port is: with PORT=0 the system chooses. */
let port: number | undefined;
const publicUrl = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
  PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${port ?? PORT}`;

async function serving(house: House, web: Promise<WebApp | undefined>): Promise<RunningServer> {
  try {
    return await startServer({
      container: house.container,
      log: house.log,
      web: await web,
      readiness: async () => {
        const answered = await house.knex.raw('select 1').then(
          () => true,
          () => false,
        );
        return answered ? undefined : 'the database does not answer';
      },
    });
  } catch (error) {
    await house.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CannotStart(`Port ${house.config.PORT} is taken; set PORT to another one and try again.`);
    }
    throw error;
  }
}

const welcome = (house: House): string =>
  [
    `Nestmates is ready at ${publicUrl(house.config)}`,
    ...(house.config.DATABASE_URL && house.config.SEED !== 'demo'
      ? []
      : [
          `Demo logins, password ${demoPassword}:`,
          ...demoLogins.map(({ email, who }) => `  ${email} (${who})`),
        ]),
  ].join('\n');

async function main(): Promise<void> {
  const web = readWebApp(webFolder);
  const house = await openHouse({ publicUrl });
  const server = await serving(house, web);
  port = server.port;
  const workshop = house.config.WORKER === 'here' ? openWorkshop(house) : undefined;
  closeOnSignal(house.log, async () => {
    await server.drain();
    await (await workshop)?.stop();
    await house.close();
  });
  process.stdout.write(`${welcome(house)}\n`);
  await workshop;
}

main().catch((error: unknown) => {
  const expected = error instanceof CannotStart || error instanceof ConfigError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
