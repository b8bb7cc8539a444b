/** What is said of a span: texts and numbers that name no person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  /** `server` answers a request, `consumer` takes a job or event, `client` calls another program. */
  readonly kind?: 'server' | 'consumer' | 'client';
  readonly facts?: SpanFacts;
  /** The `traceparent` that came with a job or event: the span continues that trace. */
  readonly parent?: string | undefined;
}

/** A span that has begun. */
export interface OpenSpan {
  add(facts: SpanFacts): void;
  rename(name: string): void;
  /** Given an error, the span has failed. */
  end(error?: unknown): void;
}

/** A trace tells an operator where the time of one request or job went: spans within spans. */
export interface Tracing {
  /** Whether spans are recorded here: always undefined outside a trace, and where tracing is off. */
  readonly traceId: string | undefined;
  /** The current span as the header of W3C, to go along with a job or event. */
  readonly traceparent: string | undefined;
  /** Begins a span within the current one, or a trace. */
  begin(name: string, options?: SpanOptions): OpenSpan;
  /** Runs the work outside of the current trace: what it opens goes on after the request. */
  apart<T>(work: () => T): T;
  /** Runs the work as a span, which ends with it. */
  within<T>(name: string, options: SpanOptions, work: (span: OpenSpan) => T): T;
}

const nothing: OpenSpan = { add: () => undefined, rename: () => undefined, end: () => undefined };

export const withoutTracing: Tracing = {
  traceId: undefined,
  traceparent: undefined,
  begin: () => nothing,
  apart: (work) => work(),
  within: (_name, _options, work) => work(nothing),
};

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly tracing: Tracing;
  }
}
