import { resetEmail } from '@nestmates/application/members/accounts/emails.ts';
import { ResetLinks } from '@nestmates/application/members/accounts/reset-links.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import type { Mail, Mailer } from '@nestmates/application/platform/mailer/mailer.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { createContainer } from './container.ts';
import { readConfig } from './platform/config/config.ts';
import { connect, type Knex } from './platform/database/knex.ts';
import { port } from './platform/wiring/wiring.ts';

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

const containerFor = (env: Record<string, string> = {}) =>
  createContainer({
    config: readConfig(env),
    knex,
    publicUrl: () => 'https://nest.example',
    log: pino({ level: 'silent' }),
  });

it('replaces an adapter in one line, without a change of the feature', async () => {
  const container = containerFor();
  const postcards = new PostcardMailer();
  container.rebind(port('mailer')).toConstantValue(postcards);

  await container.get(port('members')).add({
    email: 'ana@nestmates.test',
    passwordHash: 'kept elsewhere',
    createdAt: new Date(),
  });
  const email = 'ana@nestmates.test';
  await container.get(Emails).deliver(resetEmail, container.get(ResetLinks), { email });

  expect(postcards.sent).toHaveLength(1);
  expect(postcards.sent[0]?.text).toContain('https://nest.example/reset-password?token=');
});

it.each([
  [{}, 'offered'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'required'],
  [{ SMTP_URL: 'smtp://mail.example', VERIFIED_EMAIL: 'offered' }, 'offered'],
  [{ VERIFIED_EMAIL: 'required' }, 'required'],
] as const)('with %j, a verified e-mail is %s', (env, policy) => {
  expect(containerFor(env).get(port('verificationPolicy'))).toBe(policy);
});

it('has the pages of the sandbox’s payments only where no provider is configured', () => {
  const sandbox = containerFor();
  expect(sandbox.getAll(port('paymentProvider')).map(({ name }) => name)).toEqual(['sandbox']);
  expect(sandbox.isBound(port('sandboxProvider'))).toBe(true);
  const configured = containerFor({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
  expect(configured.getAll(port('paymentProvider'))).toHaveLength(1);
  expect(configured.isBound(port('sandboxProvider'))).toBe(false);
});
