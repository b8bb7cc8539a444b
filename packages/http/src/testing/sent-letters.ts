import type { TestMember, TestServer } from './test-server.ts';

interface Received {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What has gone out to her, the oldest first. */
export const lettersTo = ({ knex }: TestServer, { email }: TestMember): Promise<readonly Received[]> =>
  knex('sandbox_mail').where({ to: email }).orderBy('id').select('subject', 'text', 'html');

export const subjectsTo = async (server: TestServer, member: TestMember): Promise<readonly string[]> =>
  (await lettersTo(server, member)).map(({ subject }) => subject);

/** What is written by then is no matter of the test. */
export async function withoutEarlierLetters<T>(server: TestServer, setup: Promise<T>): Promise<T> {
  const both = await setup;
  await server.runJobs();
  await server.knex('sandbox_mail').delete();
  return both;
}
