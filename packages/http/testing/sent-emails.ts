import type { TestMember, TestServer } from './test-server.ts';

interface Received {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The e-mails sent to the member, oldest first. */
export const emailsTo = ({ knex }: TestServer, { email }: TestMember): Promise<readonly Received[]> =>
  knex('sandbox_mail').where({ to: email }).orderBy('id').select('subject', 'text', 'html');

export const subjectsTo = async (server: TestServer, member: TestMember): Promise<readonly string[]> =>
  (await emailsTo(server, member)).map(({ subject }) => subject);
