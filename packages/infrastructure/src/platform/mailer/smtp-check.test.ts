import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokenMailServer } from '../../../testing/broken-mail-server.ts';
import { readConfig } from '../config/config.ts';
import { checkSmtp } from './smtp-check.ts';

async function mailServer(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _, answer) =>
      password === 'right' ? answer(null, { user: 'nest' }) : answer(new Error('no')),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const found = async (SMTP_URL: string) => (await checkSmtp(readConfig({ SMTP_URL })))[0];

describe('the doctor at the mail server', () => {
  it('is content with one that takes our login', async () => {
    const address = await mailServer();
    expect(await found(`smtp://nest:right@${address}`)).toMatchObject({ state: 'right' });
    expect(await found(`smtp://${address}`)).toMatchObject({ state: 'right' });
  });

  it('says that the login is refused, without the password', async () => {
    const address = await mailServer();
    expect(await found(`smtp://nest:hunter2@${address}`)).toEqual({
      state: 'wrong',
      says: `The mail server at ${address} refuses the login: correct the user and the password in SMTP_URL.`,
    });
  });

  it('says that one cannot be used', async () => {
    for (const url of ['smtp://127.0.0.1:1', await brokenMailServer('sends a page')]) {
      expect(await found(url)).toMatchObject({
        state: 'wrong',
        says: expect.stringMatching(/cannot be used \(.+\): start it, or correct SMTP_URL\.$/),
      });
    }
  });

  it('says that none is set', async () => {
    expect(await checkSmtp(readConfig({}))).toMatchObject([{ state: 'unknown' }]);
  });
});
