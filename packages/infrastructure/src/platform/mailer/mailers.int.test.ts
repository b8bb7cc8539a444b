import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { renderEmail } from '@nestmates/application/members/emails/render-email.ts';
import {
  mailerContract,
  mailerFaultContract,
} from '@nestmates/application/testing/contracts/mailer-contract.ts';
import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenMailServer } from '../../../testing/broken-mail-server.ts';
import { type ReadMail, readMail } from '../../../testing/read-mail.ts';
import { recordedTracing } from '../../../testing/recorded-tracing.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { SandboxMailer } from './sandbox-mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

describe('by SMTP', () => {
  const received: ReadMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, answer) =>
      username === 'nest' && password === 'p@ss' ? answer(null, { user: username }) : answer(new Error('no')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(readMail(Buffer.concat(chunks).toString('utf8'), session.user));
        done();
      });
    },
  });
  let address: string;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    address = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((closed) => server.close(closed)));

  mailerContract('a mail server', () => ({
    mailer: new SmtpMailer(`smtp://${address}`, 'Nestmates <hello@nestmates.test>'),
    received: async () => received.map(({ to, subject, text, html }) => ({ to, subject, text, html })),
  }));

  mailerFaultContract(
    'a mail server',
    async (fault) => new SmtpMailer(await brokenMailServer(fault), 'hello@nestmates.test', { timeout: 300 }),
  );

  it('sending is a span of the job that sends, without whom it reaches', async () => {
    const { tracing, named, around } = recordedTracing();
    const mailer = new SmtpMailer(`smtp://nest:p%40ss@${address}`, 'hello@nestmates.test', { tracing });
    await tracing.within('job send-email', {}, () =>
      mailer.send(renderEmail({ to: 'yara@example.com', subject: 'Hi', paragraphs: ['Hello'] })),
    );
    const span = named('send e-mail');
    expect(around(span)).toEqual(['job send-email']);
    expect(span.attributes).toEqual({ 'server.address': address });
  });

  it('an e-mail has a plain part and a page, and says from whom it comes', async () => {
    const mailer = new SmtpMailer(`smtp://nest:p%40ss@${address}`, 'Nestmates <hello@nestmates.test>');
    await mailer.send(renderEmail({ to: 'yara@example.com', subject: 'Hi', paragraphs: ['Hello <you>'] }));
    const email = received.at(-1);
    expect(email?.types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
    expect(email?.from).toBe('Nestmates <hello@nestmates.test>');
    expect(email?.user).toBe('nest');
    expect(email?.html).toContain('Hello &lt;you&gt;');
    expect(email?.text).toContain('Hello <you>');
  });

  it('a picture goes along, and the page shows it', async () => {
    const mailer = new SmtpMailer(`smtp://${address}`, 'Nestmates <hello@nestmates.test>');
    const face = { name: 'Bea', picture: new Uint8Array([0xff, 0xd8, 0xff]) };
    await mailer.send(renderEmail({ to: 'yara@example.com', subject: 'Hi', paragraphs: ['Hello'], face }));
    const email = received.at(-1);
    expect(email?.types).toContain('image/jpeg');
    expect(email?.html).toContain('src="cid:face"');
  });

  it('a mail server that is away is an error, and soon', async () => {
    const mailer = new SmtpMailer('smtp://127.0.0.1:9', 'Nestmates <hello@nestmates.test>');
    const sending = mailer.send(renderEmail({ to: 'yara@example.com', subject: 'Hi', paragraphs: ['Hi,'] }));
    await expect(sending).rejects.toThrow('ECONNREFUSED');
  });
});

describe('in the sandbox', () => {
  let database: TestDatabase;
  let knex: Knex;
  let mailer: SandboxMailer;
  beforeAll(async () => {
    database = await testDatabase();
    knex = connect(database.url, { max: 2 });
    mailer = new SandboxMailer(new KnexTransaction(knex), new MovableClock());
  });
  afterAll(async () => {
    await knex.destroy();
    await database.drop();
  });

  mailerContract('the mailbox', () => ({
    mailer,
    received: async () => (await mailer.newest(100)).map(({ sentAt: _, ...mail }) => mail).reverse(),
  }));

  it('the newest e-mails lie on top', async () => {
    await mailer.send(renderEmail({ to: 'a@example.com', subject: 'Older', paragraphs: [] }));
    await mailer.send(renderEmail({ to: 'a@example.com', subject: 'Newer', paragraphs: [] }));
    expect((await mailer.newest(2)).map(({ subject }) => subject)).toEqual(['Newer', 'Older']);
  });
});
