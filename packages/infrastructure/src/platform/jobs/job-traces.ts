import type { Tracing } from '@nestmates/application/platform/tracing/tracing.ts';

/** Stands beside what the job is about, so that its handler continues the trace of whoever has added it. */
interface Traced {
  readonly traceparent?: string;
}

const isRecord = (payload: unknown): payload is Traced => typeof payload === 'object' && payload !== null;

/** The payload as it is written. */
export const withTraceparent = (payload: unknown, { traceparent }: Tracing): unknown =>
  traceparent && isRecord(payload) ? { ...payload, traceparent } : payload;

/** What was written, apart again. */
export function apart(written: unknown): { readonly payload: unknown; readonly parent: string | undefined } {
  if (!isRecord(written)) return { payload: written, parent: undefined };
  const { traceparent, ...payload } = written;
  return { payload, parent: traceparent };
}
