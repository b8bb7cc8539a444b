import { resetEmail } from '@nestmates/application/members/accounts/emails.ts';
import { ResetLinks } from '@nestmates/application/members/accounts/reset-links.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import type { Mail, Mailer } from '@nestmates/application/platform/mailer/mailer.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { createContainer } from './container.ts';
import { members } from './members/accounts/ports.ts';
import { readConfig } from './platform/config/config.ts';
import { connect, type Knex } from './platform/database/knex.ts';
import { mailer } from './platform/mailer/ports.ts';

let database: TestDatabase;
let knex: Knex;

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 2 });
});

afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

class PostcardMailer implements Mailer {
  readonly sent: Mail[] = [];
  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

it('replaces an adapter in one line, without a change of the feature', async () => {
  const container = createContainer({
    config: readConfig({}),
    knex,
    publicUrl: () => 'https://nest.example',
    log: pino({ level: 'silent' }),
  });
  const postcards = new PostcardMailer();
  container.rebind(mailer).toConstantValue(postcards);

  await container.get(members).add({
    email: 'ana@nestmates.test',
    passwordHash: 'kept elsewhere',
    createdAt: new Date(),
  });
  const email = 'ana@nestmates.test';
  await container.get(Emails).deliver(resetEmail, container.get(ResetLinks), { email });

  expect(postcards.sent).toHaveLength(1);
  expect(postcards.sent[0]?.text).toContain('https://nest.example/reset-password?token=');
});
