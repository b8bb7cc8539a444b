import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { withoutAddresses } from '@nestmates/domain/platform/shared/without-addresses.ts';
import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  type SerializedError,
  stdSerializers,
} from 'pino';

/**
 * PostgreSQL's error about a row contains the row, password hash included, and Objection copies it; so only
 * these fields of an error are logged, without the addresses that a mail server repeats.
 */
const loggedErrorFields = ['type', 'message', 'stack', 'code', 'constraint', 'table', 'syscall'] as const;

const loggable = (value: unknown) => (typeof value === 'string' ? withoutAddresses(value) : value);

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  const whole: SerializedError = stdSerializers.err(error);
  return Object.fromEntries(
    loggedErrorFields.filter((name) => name in whole).map((name) => [name, loggable(whole[name])]),
  );
}

/** Lines are written in batches, after a short delay and when the process ends. */
function bufferedOutput(): DestinationStream {
  const out = pino.destination({ sync: true, minLength: 4096, periodicFlush: 200 });
  process.once('exit', () => out.flushSync());
  return out;
}

interface LogOptions {
  readonly destination?: DestinationStream;
  /** Lines within a trace carry its id. */
  readonly tracing?: Tracing;
}

export const createLog = (
  level: LoggerOptions['level'] & string,
  { destination = bufferedOutput(), tracing = withoutTracing }: LogOptions = {},
): Logger => {
  const mixin = () => (tracing.traceId ? { trace: tracing.traceId } : {});
  const options: LoggerOptions = { level, serializers: { err: serializeError } };
  return pino(tracing === withoutTracing ? options : { ...options, mixin }, destination);
};
