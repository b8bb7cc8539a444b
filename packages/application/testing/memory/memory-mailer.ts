import type { Mail, Mailer } from '../../src/platform/mailer/mailer.ts';

/** Keeps e-mails in memory only. */
export class MemoryMailer implements Mailer {
  readonly sent: Mail[] = [];
  send(mail: Mail): Promise<void> {
    this.sent.push(mail);
    return Promise.resolve();
  }
  to(email: string): readonly Mail[] {
    return this.sent.filter(({ to }) => to === email);
  }
}

export const resetTokenIn = (mail: Pick<Mail, 'text'> | undefined): string => {
  const token = mail?.text.match(/\/reset-password\?token=([\w-]+)/)?.[1];
  if (!token) throw new Error('There is no reset link in this e-mail');
  return token;
};
