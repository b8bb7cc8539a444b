export type LogLine = Readonly<Record<string, unknown>>;

const errors: LogLine[] = [];

/** Keeps what a server under test logs as an error, until the test has ended. */
export function keepServerError(line: LogLine): void {
  if (Number(line.level) >= 50) errors.push(line);
}

export function forgetServerErrors(): void {
  errors.length = 0;
}

export const keptServerErrors = (): string => errors.map(readable).join('\n');

function readable({ msg, err, ...rest }: LogLine): string {
  return [msg, JSON.stringify(rest), Object(err).stack].filter(Boolean).join('\n');
}
