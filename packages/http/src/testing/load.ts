import { Agent, request } from 'node:http';

export interface Outcome {
  readonly at: number;
  /** The status of an answer that came whole; else what went wrong. */
  readonly result: number | string;
}

export interface Load {
  readonly outcomes: readonly Outcome[];
  /** Lets everyone finish the request under way, and no more. */
  stop(): Promise<void>;
  /** Until nobody listens any more. */
  readonly over: Promise<void>;
}

interface LoadOptions {
  readonly clients: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.message);

/** Clients that keep their connections and ask one thing after another, until nobody listens. */
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
