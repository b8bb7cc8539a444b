import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Config } from '../config/config.ts';

export interface RunningTracing {
  readonly tracing: Tracing;
  /** Sends what has been recorded. */
  stop(): Promise<void>;
}

const off: RunningTracing = { tracing: withoutTracing, stop: async () => undefined };

const timeout = seconds(3);

/**
 * Sends spans to the collector that the configuration names, by OTLP over HTTP. What it needs is imported only then.
 * A collector that is away is told nothing, and nobody waits for it.
 */
export async function startTracing(config: Config): Promise<RunningTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
  if (!endpoint) return off;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { OpenTelemetryTracing }, { traceCalls }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('./open-telemetry.ts'),
      import('./call-spans.ts'),
    ]);
  const url = tracesAddress(endpoint);
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: timeout });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracing = new OpenTelemetryTracing(provider.getTracer('nestmates'));
  const untraceCalls = traceCalls(tracing, { except: new URL(url).host });
  return {
    tracing,
    async stop() {
      untraceCalls();
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/** Where a collector takes traces. */
export const tracesAddress = (endpoint: string): string => `${endpoint.replace(/\/+$/, '')}/v1/traces`;
