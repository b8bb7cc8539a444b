import { Agent, get, request } from 'node:http';
import type { SignedInMember } from './connected-members.ts';

export interface OpenStream {
  readonly origin: string;
  readonly member: SignedInMember;
  /** Called with the id of every message event. */
  onMessage: (messageId: number) => void;
  close(): void;
}

/** A stream with as little client code as possible: a thousand of them run in the measuring process. */
export function openStream(origin: string, member: SignedInMember): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/events`, { agent: false, headers: { cookie: member.cookie } });
    const stream: OpenStream = { origin, member, onMessage: () => undefined, close: () => request.destroy() };
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered ${response.statusCode}`));
      let text = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (chunk: string) => {
        const blocks = `${text}${chunk}`.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          if (block.includes('"ready"')) resolve(stream);
          const id = /"type":"message".*"messageId":(\d+)/.exec(block)?.[1];
          if (id) stream.onMessage(Number(id));
        }
      });
    });
  });
}

const keepAlive = new Agent({ keepAlive: true });

export function send(
  origin: string,
  from: SignedInMember,
  to: SignedInMember,
  message: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: from.cookie, 'content-type': 'application/json' };
    const asked = request(
      `${origin}/api/messages`,
      { method: 'POST', agent: keepAlive, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () =>
          response.statusCode === 200
            ? resolve((JSON.parse(text) as { id: number }).id)
            : reject(new Error(`Sending was answered ${response.statusCode}: ${text}`)),
        );
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify({ receiverId: to.id, message }));
  });
}

export const metricsToken = 'token-of-the-benchmark';

/**
 * The memory the process keeps, as it reports it itself. The buffers of responses are excluded, since they
 * grow with the traffic and not with the streams.
 */
export async function heldMemory(origin: string): Promise<number> {
  const text = await (
    await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const spaces = ['old', 'large_object'].map((space) =>
    value(`nodejs_heap_space_size_used_bytes\\{space="${space}"\\}`),
  );
  return spaces.reduce((sum, bytes) => sum + bytes, value('nodejs_external_memory_bytes'));
}
