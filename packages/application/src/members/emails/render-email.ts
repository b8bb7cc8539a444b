import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
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
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

export function renderEmail({
  to,
  subject,
  paragraphs: typed,
  action,
  closing: lastWords,
  closingHref,
}: EmailPage): Mail {
  const paragraphs = typed.map(withoutLinks);
  const closing = lastWords && withoutLinks(lastWords);
  const words = [
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...(closing ? [closingHref ? `${closing} ${closingHref}` : closing] : []),
  ];
  const closingLink = closingHref
    ? ` <a href="${escapeHtml(closingHref)}" style="color:#8C2340">${escapeHtml(closingHref)}</a>`
    : '';
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.href)}" style="background:#8C2340;color:#FFF8F1;padding:14px 22px;border-radius:999px;font-weight:600;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#F7F1E7;color:#2B1A17;font:16px/24px system-ui,sans-serif"><div style="max-width:480px;margin:0 auto;padding:40px 20px"><p style="font:500 25px/1 Georgia,serif;margin:0 0 28px;color:#8C2340">${productName}</p>${paragraphs.map((text) => paragraph(escapeHtml(text))).join('')}${button}${closing ? paragraph(`${escapeHtml(closing)}${closingLink}`) : ''}</div></body></html>`;
  return {
    to,
    subject: toOneLine(withoutLinks(subject)),
    text: `${words.join('\n\n')}\n\n${productName}`,
    html,
  };
}
