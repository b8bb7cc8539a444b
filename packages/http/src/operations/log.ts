import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/**
 * What PostgreSQL tells about a refused row is the row itself, password hash and all; objection keeps
 * a second copy of it. Neither goes into the log.
 */
const untold = ['detail', 'where', 'nativeError', 'parameters'].map((name) => `err.${name}`);
const secrets = ['password', 'newPassword', 'currentPassword', 'token', 'cookie', 'authorization'];

export function createLog(level: LoggerOptions['level'] & string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: [...untold, ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])],
  };
  return to ? pino(options, to) : pino(options);
}
