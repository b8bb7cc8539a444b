import { expect } from 'vitest';
import { renderEmail } from '../../src/members/emails/render-email.ts';
import type { Mail, Mailer } from '../../src/platform/mailer/mailer.ts';
import { type Broken, endedInTime, patience, serverFaults } from './server-faults.ts';
import { describe, it } from './suite.ts';

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** The e-mails received, newest last. */
  received(): Promise<readonly Mail[]>;
}

const emailAbout = (subject: string) => renderEmail({ to: 'yara@example.com', subject, paragraphs: ['Hi,'] });

/** The behaviour required of every mailer. */
export function mailerContract(name: string, underTest: () => MailerUnderTest): void {
  describe(`mail by ${name}`, () => {
    it('brings an e-mail with its subject, its text and its page, to the last character', async () => {
      const mail = renderEmail({
        to: 'yara@example.com',
        subject: 'Grüße, 你好 & <hello>',
        paragraphs: [
          'Hi Zoë,',
          'A line with "quotes", <brackets> & an = sign that is longer than a mail server would like to have on one line, to be sure.',
        ],
        action: { label: 'Open', href: 'https://nestmates.example/reset-password?token=a_b-c&x=1' },
      });
      await underTest().mailer.send(mail);
      expect((await underTest().received()).at(-1)).toEqual(mail);
    });

    it('brings every e-mail once, in its order', async () => {
      const subjects = ['One', 'Two', 'Three'];
      const before = (await underTest().received()).length;
      for (const subject of subjects) await underTest().mailer.send(emailAbout(subject));
      const received = (await underTest().received()).slice(before);
      expect(received.map(({ subject }) => subject)).toEqual(subjects);
    });
  });
}

/** Tests a mailer that calls a server: an e-mail that was not taken is an error, so that its job tries again. */
export function mailerFaultContract(name: string, broken: Broken<Mailer>, limit = patience): void {
  describe(`mail by ${name}`, () => {
    for (const fault of serverFaults) {
      it(`fails when the server ${fault}, in time`, async () => {
        const mailer = await broken(fault);
        const [sent] = await endedInTime([mailer.send(emailAbout('Lost'))], limit);
        expect(sent).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
      });
    }
  });
}
