import type { Logger } from 'pino';

/** A failed start, reported as one sentence that says what to do, without a stack. */
export class StartupError extends Error {}

export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const reason = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${error instanceof StartupError ? error.message : reason}\n`);
    process.exit(1);
  });
}

/** Closes once, on the first signal; a second signal ends the process at once. */
export function closeOnSignal(log: Logger, close: () => Promise<void>): void {
  let signalledAt: number | undefined;
  const end = (signal: string) => {
    if (signalledAt !== undefined) {
      // One Ctrl-C arrives twice, from the terminal and from npm; only a later signal counts as the second.
      if (performance.now() - signalledAt > 500) process.exit(1);
      return;
    }
    signalledAt = performance.now();
    const timeout = setTimeout(() => process.exit(1), 10_000);
    timeout.unref();
    log.info({ signal }, 'closing');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
