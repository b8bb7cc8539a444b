import { Agent, request } from 'node:http';

export interface Outcome {
  readonly at: number;
  /** The status of a complete response, or else the error. */
  readonly result: number | string;
}

export interface Load {
  readonly outcomes: readonly Outcome[];
  /** Finishes the requests in progress and sends no more. */
  stop(): Promise<void>;
  /** Resolves when the server no longer accepts connections. */
  readonly over: Promise<void>;
}

interface LoadOptions {
  readonly clients: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.message);

/**
 * Clients that keep their connections and send one request after another until the server no longer listens.
 */
export function startLoad(origin: string, { clients, path, headers = {} }: LoadOptions): Load {
  const outcomes: Outcome[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let stopped = false;

  const sendRequest = () =>
    new Promise<number | string>((resolve) => {
      const asked = request(`${origin}${path}`, { agent, headers }, (response) => {
        response.on('error', (error) => resolve(codeOf(error)));
        response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut short'));
        response.resume();
      });
      asked.on('error', (error) => resolve(codeOf(error)));
      asked.end();
    });

  async function client(): Promise<void> {
    while (!stopped) {
      const result = await sendRequest();
      if (result === 'ECONNREFUSED') return;
      outcomes.push({ at: performance.now(), result });
    }
  }

  const over = Promise.all(Array.from({ length: clients }, client)).then(() => agent.destroy());
  return {
    outcomes,
    over,
    async stop() {
      stopped = true;
      await over;
    },
  };
}
