import { expect } from 'vitest';
import { tokenIn } from './links-in-mail.ts';
import { memberPassword as password } from './member-password.ts';
import type { TestMember, TestServer } from './test-server.ts';

let number = 0;

/** Somebody in the member's session gives the account an e-mail of their own. */
export async function emailChanged(server: TestServer, member: TestMember): Promise<string> {
  number += 1;
  const email = `intruder-${number}@example.com`;
  expect((await member.put('/api/account/email', { email, password })).status).toBe(200);
  const token = await tokenIn(server, 'confirm-email', email);
  expect((await server.visitor().post('/api/account/email/confirm', { token })).status).toBe(200);
  return email;
}
