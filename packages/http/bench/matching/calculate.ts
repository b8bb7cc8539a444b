import { Agent, request } from 'node:http';
import type { Community, SignedInMember } from './community.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Deck {
  readonly milliseconds: number;
  readonly ids: readonly number[];
}

interface Answer {
  readonly matches: readonly { readonly user: { readonly id: number } }[];
}

/** Requests a deck over an open connection, as a page does. */
export function calculate({ server }: Community, { cookie }: SignedInMember): Promise<Deck> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      `${server.origin}/api/match/calculate`,
      { method: 'POST', agent, headers: { cookie } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        reply.on('end', () => {
          const milliseconds = performance.now() - began;
          if (reply.statusCode !== 200) return reject(new Error(`A calculation met ${reply.statusCode}`));
          const { matches } = JSON.parse(text) as Answer;
          resolve({ milliseconds, ids: matches.map(({ user }) => user.id) });
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}
