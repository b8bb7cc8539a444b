import { ConfigError } from '@nestmates/infrastructure/config/config.ts';
import { closeOnSignal, createRuntime, StartupError, startJobWorker } from './runtime.ts';

async function main(): Promise<void> {
  if (!process.env.DATABASE_URL) {
    throw new StartupError(
      'A worker of its own needs DATABASE_URL; the embedded database belongs to its server.',
    );
  }
  const runtime = await createRuntime({
    publicUrl: ({ PUBLIC_URL, HOST, PORT }) => PUBLIC_URL ?? `http://${HOST}:${PORT}`,
  });
  const jobWorker = await startJobWorker(runtime);
  closeOnSignal(runtime.log, async () => {
    await jobWorker.stop();
    await runtime.close();
  });
  process.stdout.write('The Nestmates worker is ready\n');
}

main().catch((error: unknown) => {
  const expected = error instanceof StartupError || error instanceof ConfigError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
