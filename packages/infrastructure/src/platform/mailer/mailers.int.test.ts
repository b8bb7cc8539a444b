import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { renderLetter } from '@nestmates/application/members/emails/render-letter.ts';
import {
  mailerContract,
  mailerFaultContract,
} from '@nestmates/application/testing/contracts/mailer-contract.ts';
import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenMailServer } from '../../../testing/broken-mail-server.ts';
import { type ReadMail, readMail } from '../../../testing/read-mail.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { SandboxMailer } from '../sandbox/sandbox-mailer.ts';
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
    async (fault) => new SmtpMailer(await brokenMailServer(fault), 'hello@nestmates.test', 300),
  );

  it('a letter has a plain part and a page, and says from whom it comes', async () => {
    const mailer = new SmtpMailer(`smtp://nest:p%40ss@${address}`, 'Nestmates <hello@nestmates.test>');
    await mailer.send(renderLetter({ to: 'yara@example.com', subject: 'Hi', paragraphs: ['Hello <you>'] }));
    const letter = received.at(-1);
    expect(letter?.types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
    expect(letter?.from).toBe('Nestmates <hello@nestmates.test>');
    expect(letter?.user).toBe('nest');
    expect(letter?.html).toContain('Hello &lt;you&gt;');
    expect(letter?.text).toContain('Hello <you>');
  });

  it('a mail server that is away is an error, and soon', async () => {
    const mailer = new SmtpMailer('smtp://127.0.0.1:9', 'Nestmates <hello@nestmates.test>');
    const sending = mailer.send(renderLetter({ to: 'yara@example.com', subject: 'Hi', paragraphs: ['Hi,'] }));
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

  it('the newest letters lie on top', async () => {
    await mailer.send(renderLetter({ to: 'a@example.com', subject: 'Older', paragraphs: [] }));
    await mailer.send(renderLetter({ to: 'a@example.com', subject: 'Newer', paragraphs: [] }));
    expect((await mailer.newest(2)).map(({ subject }) => subject)).toEqual(['Newer', 'Older']);
  });
});
