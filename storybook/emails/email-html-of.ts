import { facePicture } from '@nestmates/application/members/emails/email-html.ts';
import { emailPage } from '@nestmates/application/members/emails/email-page.ts';
import { renderEmail } from '@nestmates/application/members/emails/render-email.ts';
import { emails, sampleWordsOf } from '@nestmates/ui/testing/emails.ts';
import { samplePhotos } from '@nestmates/ui/testing/sample-photos.ts';

const other = 'Bea';

/** An e-mail of the product about sample facts, and others instead of some; a face stands where it is about another member. */
export function emailHtmlOf(name: string, facts?: Readonly<Record<string, unknown>>): string {
  const email = emails.find(({ job }) => job.name === name);
  if (!email) throw new Error(`There is no e-mail ${name}`);
  const words = sampleWordsOf(email, facts);
  const face = words.subject.includes(other) ? { name: other, picture: new Uint8Array() } : undefined;
  const said = {
    ...words,
    recipient: { to: 'ana@example.com', firstName: 'Ana' },
    face,
    hasSetting: email.setting !== undefined,
  };
  const { html } = renderEmail(emailPage('https://nestmates.example', said));
  return html.replace(`cid:${facePicture}`, samplePhotos.amara);
}
