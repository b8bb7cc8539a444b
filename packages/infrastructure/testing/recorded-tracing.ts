import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { OpenTelemetryTracing } from '../src/platform/tracing/open-telemetry.ts';

/** Keeps all spans that have ended, for a test to look at. */
export function recordedTracing() {
  const recorded = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(recorded)] });
  const spans = () => recorded.getFinishedSpans();
  const parentOf = ({ parentSpanContext }: ReadableSpan) =>
    spans().find((span) => span.spanContext().spanId === parentSpanContext?.spanId);
  const around = (span: ReadableSpan): string[] => {
    const parent = parentOf(span);
    return parent ? [...around(parent), parent.name] : [];
  };
  return {
    tracing: new OpenTelemetryTracing(provider.getTracer('test')),
    spans,
    forget: () => recorded.reset(),
    named(name: string): ReadableSpan {
      const [span] = spans().filter((one) => one.name === name);
      if (!span) throw new Error(`No span ${name} among ${spans().map((one) => one.name)}`);
      return span;
    },
    /** Names of the spans around one, the outermost first. */
    around,
  };
}
