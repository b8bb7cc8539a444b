import { describe, expect, it } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

describe('a text for logs', () => {
  it.each([
    [
      '550 5.1.1 <ana@example.com>: Recipient address rejected',
      '550 5.1.1 <<address>>: Recipient address rejected',
    ],
    ['Key (email)=(ana.b+c@mail.example) already exists', 'Key (email)=(<address>) already exists'],
    ['to ana@localhost, bea@example.com', 'to <address>, <address>'],
    ['RCPT TO:<ana@example.com>', 'RCPT TO:<<address>>'],
  ])('names nobody: %s', (text, written) => {
    expect(withoutAddresses(text)).toBe(written);
  });

  it('keeps everything else', () => {
    const text = 'connect ECONNREFUSED 127.0.0.1:587 at SmtpMailer.send (smtp-mailer.ts:31)';
    expect(withoutAddresses(text)).toBe(text);
  });
});
