import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan, SpanOptions, Tracing } from '@nestmates/application/platform/tracing/tracing.ts';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

/** Version, trace, span and flags of the header that W3C has defined. */
const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context of a span in another process; a text that is none begins a trace of its own. */
function contextOf(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparentForm.exec(traceparent) ?? [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}

/** Messages of errors can hold what a member has written, so only the kind of error is kept. */
function endOf(span: Span, error: unknown): void {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  }
  span.end();
}

const open = (span: Span): OpenSpan => ({
  add: (facts) => void span.setAttributes({ ...facts }),
  rename: (name) => void span.updateName(name),
  end: (error) => endOf(span, error),
});

/** Keeps the current span itself, and registers nothing: several can be in one process, as in tests. */
export class OpenTelemetryTracing implements Tracing {
  readonly #tracer: Tracer;
  readonly #current = new AsyncLocalStorage<Span>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  get traceId(): string | undefined {
    return this.#recorded()?.traceId;
  }

  get traceparent(): string | undefined {
    const recorded = this.#recorded();
    return recorded && `00-${recorded.traceId}-${recorded.spanId}-01`;
  }

  begin(name: string, options: SpanOptions = {}): OpenSpan {
    return open(this.#start(name, options));
  }

  apart<T>(work: () => T): T {
    return this.#current.exit(work);
  }

  within<T>(name: string, options: SpanOptions, work: (span: OpenSpan) => T): T {
    const span = this.#start(name, options);
    return this.#current.run(span, () => {
      try {
        const result = work(open(span));
        if (!(result instanceof Promise)) {
          span.end();
          return result;
        }
        result.then(
          () => span.end(),
          (error: unknown) => endOf(span, error),
        );
        return result;
      } catch (error) {
        endOf(span, error);
        throw error;
      }
    });
  }

  #start(name: string, { kind, facts = {}, parent }: SpanOptions): Span {
    const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes: { ...facts } };
    return this.#tracer.startSpan(name, options, parent ? contextOf(parent) : this.#context());
  }

  #context(): Context {
    const current = this.#current.getStore();
    return current ? trace.setSpan(ROOT_CONTEXT, current) : ROOT_CONTEXT;
  }

  /** A span that the sampling has left out is current, and is recorded nowhere. */
  #recorded() {
    const context = this.#current.getStore()?.spanContext();
    return context && (context.traceFlags & TraceFlags.SAMPLED) !== 0 ? context : undefined;
  }
}
