import { createServer, type Server } from 'node:http';
import type { Metrics } from '../platform/operations/metrics.ts';
import { hasToken } from '../platform/operations/metrics-access.ts';

export interface MetricsServerOptions {
  readonly metrics: Metrics;
  readonly host: string;
  readonly port: number;
  /** Asked for here too, where one is set. */
  readonly token: string | undefined;
}

/** Serves the metrics and nothing else, on a port that the operator does not open to the world. */
export function startMetricsServer({ metrics, host, port, token }: MetricsServerOptions): Promise<Server> {
  const server = createServer(async (request, response) => {
    const isAllowed = token === undefined || hasToken(request.headers.authorization, token);
    if (request.url !== '/metrics' || !isAllowed) {
      response.writeHead(request.url === '/metrics' ? 401 : 404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.text());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
