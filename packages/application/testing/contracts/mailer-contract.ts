import { expect, it } from 'vitest';
import { renderEmail } from '../../src/members/emails/render-email.ts';
import type { Mail, Mailer } from '../../src/platform/mailer/mailer.ts';

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** The e-mails received, newest last. */
  received(): Promise<readonly Mail[]>;
}

/** The behaviour required of every mailer. */
export function mailerContract(name: string, underTest: () => MailerUnderTest): void {
  it(`${name} delivers an e-mail with its subject, its text and its page, to the last character`, async () => {
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

  it(`${name} delivers every e-mail once, in its order`, async () => {
    const subjects = ['One', 'Two', 'Three'];
    for (const subject of subjects) {
      await underTest().mailer.send(renderEmail({ to: 'yara@example.com', subject, paragraphs: ['Hi,'] }));
    }
    const received = await underTest().received();
    expect(received.slice(-3).map(({ subject }) => subject)).toEqual(subjects);
  });
}
