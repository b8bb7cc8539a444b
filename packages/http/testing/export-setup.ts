import { strFromU8, unzipSync } from 'fflate';
import { memberPassword } from './member-password.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

export const askForExport = (by: Visitor): Promise<Reply> =>
  by.post('/api/account/export', { password: memberPassword });

export const exportLinkIn = (text: string): string =>
  `/api/account/exports/${/export=([\w-]+)/.exec(text)?.[1]}`;

/** Address that the link of the last e-mail leads to. */
export async function exportLinkOf(server: TestServer, { email }: TestMember): Promise<string> {
  const mail = await server.knex('sandbox_mail').where({ to: email }).orderBy('id', 'desc').first('text');
  return exportLinkIn(mail.text);
}

export async function exportOf(server: TestServer, member: TestMember): Promise<string> {
  const { status, text } = await askForExport(member);
  if (status !== 200) throw new Error(text);
  await server.runJobs();
  return exportLinkOf(server, member);
}

export async function downloadFrom(
  by: Visitor,
  path: string,
): Promise<{ readonly status: number; readonly bytes: Uint8Array }> {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await fetch(by.origin + path, { headers: { cookie } });
  return { status: reply.status, bytes: new Uint8Array(await reply.arrayBuffer()) };
}

/** The files of the zip as text. */
export async function filesOf(
  server: TestServer,
  member: TestMember,
): Promise<Readonly<Record<string, string>>> {
  const { bytes } = await downloadFrom(member, await exportOf(server, member));
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
}
