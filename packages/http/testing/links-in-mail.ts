import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

/** What has been sent to an address, once all jobs have run. */
export async function mailTo(
  server: TestServer,
  email: string,
): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  await server.runJobs();
  return server.knex('sandbox_mail').where({ to: email }).orderBy('id').select('subject', 'text');
}

/** The token in the newest link to that page which an address was sent. */
export async function tokenIn(server: TestServer, page: string, email: string): Promise<string> {
  const texts = (await mailTo(server, email)).map(({ text }) => text);
  const tokens = texts.flatMap((text) => text.match(new RegExp(`/${page}\\?token=([\\w-]+)`))?.[1] ?? []);
  return tokens.at(-1) ?? expect.unreachable(`No link to ${page} for ${email}`);
}
