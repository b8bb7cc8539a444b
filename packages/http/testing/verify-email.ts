import { expect } from 'vitest';
import { tokenIn } from './links-in-mail.ts';
import type { TestServer } from './test-server.ts';

/** Verifies with the newest link that the address was sent. */
export async function verifyEmail(server: TestServer, email: string): Promise<void> {
  const token = await tokenIn(server, 'verify-email', email);
  expect((await server.visitor().post('/api/verification/confirm', { token })).status).toBe(200);
}
