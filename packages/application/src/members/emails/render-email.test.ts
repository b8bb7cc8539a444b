import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderEmail } from './render-email.ts';

const email = {
  to: 'ana@example.com',
  subject: 'Hello',
  paragraphs: ['Hi Ana,', 'Something happened.'],
  action: { label: 'Have a look', href: 'https://nestmates.example/look?a=1&b=2' },
  closing: 'That is all.',
};

describe('an e-mail', () => {
  it('says the same in its text and on its page', () => {
    const { text, html } = renderEmail(email);
    for (const words of ['Hi Ana,', 'Something happened.', 'Have a look', 'That is all.', 'Nestmates']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('has its link whole in both', () => {
    const { text, html } = renderEmail(email);
    expect(text).toContain('Have a look: https://nestmates.example/look?a=1&b=2');
    expect(html).toContain('href="https://nestmates.example/look?a=1&amp;b=2"');
  });

  it('shows whom it is about, with the photo that is sent along', () => {
    const picture = new Uint8Array([1, 2, 3]);
    const mail = renderEmail({ ...email, face: { name: 'Bea', picture } });
    expect(mail.pictures).toEqual([{ name: 'face', type: 'image/jpeg', bytes: picture }]);
    expect(mail.html).toContain('<img src="cid:face" alt="Bea"');
    const without = renderEmail({ ...email, face: { name: 'Émilie', picture: null } });
    expect(without.pictures).toBeUndefined();
    expect(without.html).toMatch(/class="initial"[^>]*>É</);
  });

  it('needs neither an action nor a closing', () => {
    const { text, html } = renderEmail({ to: 'a@example.com', subject: 'Hi', paragraphs: ['Hello'] });
    expect(text).toBe('Hello\n\nNestmates');
    expect(html).not.toContain('<a ');
  });

  it('has the link of its closing in both', () => {
    const href = 'https://nestmates.example/account/notifications';
    const { text, html } = renderEmail({ ...email, closingHref: href });
    expect(text).toContain(`That is all. ${href}`);
    expect(html).toContain(`<a href="${href}"`);
  });

  it('makes no link of what a member typed, in its subject, text or page', () => {
    const parts = [
      'http://',
      'https://',
      'www.',
      'mailto:',
      'a@b',
      '.com',
      '.example/x',
      'evil',
      '。com',
      '\u001b',
      '\u202e',
      ' ',
    ];
    const link = /:\/\/|@|[\p{L}\p{N}-][.。．]\p{L}|(?!\n)\p{Cc}|\p{Bidi_Control}/u;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }), (typed) => {
        const name = typed.join('');
        const { action: _, ...withoutAction } = email;
        const mail = renderEmail({
          ...withoutAction,
          subject: name,
          paragraphs: [`Hi ${name},`],
          closing: name,
          face: { name, picture: null },
        });
        const shown = mail.html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
        expect([mail.subject, mail.text, shown].join('\n')).not.toMatch(link);
      }),
    );
  });

  it('keeps its own sentences as they are', () => {
    const sentence = 'It is $7.99 a month. It was to begin on Sunday, November 22, 2026 at 10:00 AM UTC.';
    expect(renderEmail({ ...email, paragraphs: [sentence] }).text).toContain(sentence);
  });

  it('lets no text of a member become part of the page', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/', ' ') }), (name) => {
        const plain = renderEmail({ ...email, paragraphs: ['x'] }).html;
        const { html } = renderEmail({ ...email, paragraphs: [name] });
        const tags = (page: string) => page.match(/<[^>]*>/g);
        expect(tags(html)).toEqual(tags(plain));
      }),
    );
  });
});
