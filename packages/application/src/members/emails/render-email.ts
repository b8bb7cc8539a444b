import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { type EmailFace, emailHtml, facePicture } from './email-html.ts';
import { withoutLinks } from './without-links.ts';

/**
 * An e-mail to a member: a few sentences and at most one action. The text and the HTML part are rendered from
 * it. Only its `href`s become links: the sentences may hold what members typed.
 */
export interface EmailPage {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly closing?: string;
  /** A link after the closing. */
  readonly closingHref?: string;
  /** Whom it is about. */
  readonly face?: EmailFace | undefined;
}

export function renderEmail({
  to,
  subject,
  paragraphs: typed,
  action,
  closing: lastWords,
  closingHref,
  face: about,
}: EmailPage): Mail {
  const title = toOneLine(withoutLinks(subject));
  const face = about && { ...about, name: withoutLinks(about.name) };
  const paragraphs = typed.map(withoutLinks);
  const closing = lastWords && withoutLinks(lastWords);
  const words = [
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...(closing ? [closingHref ? `${closing} ${closingHref}` : closing] : []),
  ];
  return {
    to,
    subject: title,
    text: `${words.join('\n\n')}\n\n${productName}`,
    html: emailHtml({ title, paragraphs, action, closing, closingHref, face }),
    ...(face?.picture && {
      pictures: [{ name: facePicture, type: 'image/jpeg', bytes: face.picture }],
    }),
  };
}
