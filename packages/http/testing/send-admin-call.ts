import { adminCalls } from './calls-of-two/admin-calls.ts';
import { exampleRequests } from './requests-of.ts';
import { columnsOf } from './roles.ts';
import type { servedEndpoints } from './served-endpoints.ts';
import { type SignedInMember, signedInMembers } from './signed-in-members.ts';
import type { TestServer } from './test-server.ts';
import type { Reply } from './visitor.ts';

type ServedEndpoint = (typeof servedEndpoints)[number];

export const nameOf = ({ method, path }: Pick<ServedEndpoint, 'method' | 'path'>) => `${method} ${path}`;

interface Sent {
  readonly caller: SignedInMember;
  readonly other: SignedInMember;
  readonly answer: Reply;
}

/** Sends the call of an administrator about another member as it is arranged, after what is done in between. */
export async function sendAdminCall(
  server: TestServer,
  endpoint: ServedEndpoint,
  before: (caller: SignedInMember, other: SignedInMember) => Promise<unknown> = async () => undefined,
): Promise<Sent> {
  const [caller] = await signedInMembers(server, 1, columnsOf.admin);
  const [other] = await signedInMembers(server, 1, columnsOf.premium);
  if (!caller || !other) throw new Error('There are two');
  const { knex } = server;
  const call = await adminCalls[nameOf(endpoint) as keyof typeof adminCalls].arrange({ knex, caller, other });
  const params = Object.entries(call.params ?? {});
  const path = params.reduce((so, [key, value]) => so.replace(`:${key}`, String(value)), endpoint.path);
  const body = call.body ?? exampleRequests(endpoint)[0]?.options.body;
  await before(caller, other);
  return { caller, other, answer: await caller.at(server).send(endpoint.method, path, { body }) };
}
