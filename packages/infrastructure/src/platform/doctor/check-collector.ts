import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { tracesAddress } from '../tracing/start-tracing.ts';
import { type Check, type Finding, reasonOf, right, wrong } from '../wiring/finding.ts';

const timeout = seconds(5);

/** A message without spans, which every collector takes. */
const empty = JSON.stringify({ resourceSpans: [] });

async function offer(endpoint: string, headers: Readonly<Record<string, string>>): Promise<Finding> {
  const url = tracesAddress(endpoint);
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: empty,
      signal: AbortSignal.timeout(timeout),
    });
    if (status < 300) return right(`The collector at ${endpoint} takes traces.`);
    const remedy =
      status === 401 || status === 403
        ? 'correct OTEL_EXPORTER_OTLP_HEADERS'
        : 'OTEL_EXPORTER_OTLP_ENDPOINT must lead to an OTLP receiver over HTTP';
    return wrong(`${url} answers ${status}: ${remedy}.`);
  } catch (error) {
    return wrong(
      `The collector at ${endpoint} cannot be called (${reasonOf(error)}): start it, or correct OTEL_EXPORTER_OTLP_ENDPOINT.`,
    );
  }
}

/** Says nothing where no collector is named. */
export const checkCollector: Check = async ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}) => (endpoint ? [await offer(endpoint, headers)] : []);
