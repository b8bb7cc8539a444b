import { closeOnSignal, runProgram, StartupError } from './program.ts';
import { createRuntime, startJobWorker } from './runtime.ts';

runProgram(async () => {
  if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE) {
    throw new StartupError(
      'A worker of its own needs DATABASE_URL; the embedded database belongs to its server.',
    );
  }
  const runtime = await createRuntime(({ PUBLIC_URL, HOST, PORT }) => PUBLIC_URL ?? `http://${HOST}:${PORT}`);
  const jobWorker = await startJobWorker(runtime);
  closeOnSignal(runtime.log, async () => {
    await jobWorker.stop();
    await runtime.close();
  });
  process.stdout.write('The Nestmates worker is ready\n');
});
