import { ConfigError } from '@nestmates/infrastructure/config/config.ts';
import { CannotStart, closeOnSignal, openHouse, openWorkshop } from './runtime.ts';

async function main(): Promise<void> {
  if (!process.env.DATABASE_URL) {
    throw new CannotStart(
      'A worker of its own needs DATABASE_URL; the embedded database belongs to its server.',
    );
  }
  const house = await openHouse({
    publicUrl: ({ PUBLIC_URL, HOST, PORT }) => PUBLIC_URL ?? `http://${HOST}:${PORT}`,
  });
  const worker = await openWorkshop(house);
  closeOnSignal(house.log, async () => {
    await worker.stop();
    await house.close();
  });
  process.stdout.write('The Nestmates worker is ready\n');
}

main().catch((error: unknown) => {
  const expected = error instanceof CannotStart || error instanceof ConfigError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
