import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { columnsOf } from './roles.ts';
import { send, sendForm } from './send-photo.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

export const selfieCalls = { current: '/api/selfie-checks/current', send: '/api/selfie-checks' } as const;

/** A finished profile with an uploaded main photo. */
export async function memberWithPhoto(server: TestServer, columns: object = {}): Promise<TestMember> {
  const member = await server.member({ ...columnsOf.free, ...columns });
  await send(member, await sample.colours());
  return member;
}

export const photoOf = async (member: Visitor): Promise<string> =>
  String((await member.get('/api/me')).body.profilePhotoUrl);

export async function sendSelfies(
  visitor: Visitor,
  { first, second }: { first?: Uint8Array; second?: Uint8Array } = {},
): Promise<Reply> {
  const form = new FormData();
  const given = {
    first: first ?? (await sample.withMetadata()),
    second: second ?? (await sample.colours({ width: 700 })),
  };
  for (const [field, bytes] of Object.entries(given)) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${field}.jpg`);
  }
  return sendForm(visitor, form, { path: selfieCalls.send });
}

/** A member whose selfies wait for a decision. */
export async function memberWithSelfies(server: TestServer, columns: object = {}) {
  const member = await memberWithPhoto(server, columns);
  await member.post(selfieCalls.send);
  await sendSelfies(member);
  const { id: checkId } = await server.knex('selfie_checks').where({ memberId: member.id }).first('id');
  return { member, checkId: Number(checkId) };
}
