import { productName } from '@nestmates/domain/shared/product.ts';
import type { Mail } from './mailer.ts';

/**
 * An e-mail to a member: a few sentences and at most one action. The text and the HTML part are rendered from
 * it.
 */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly closing?: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

export function renderLetter({ to, subject, paragraphs, action, closing }: Letter): Mail {
  const words = [
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...(closing ? [closing] : []),
  ];
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.href)}" style="background:#8C2340;color:#FFF8F1;padding:14px 22px;border-radius:999px;font-weight:600;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#F7F1E7;color:#2B1A17;font:16px/24px system-ui,sans-serif"><div style="max-width:480px;margin:0 auto;padding:40px 20px"><p style="font:500 25px/1 Georgia,serif;margin:0 0 28px;color:#8C2340">${productName}</p>${paragraphs.map(paragraph).join('')}${button}${closing ? paragraph(closing) : ''}</div></body></html>`;
  return { to, subject, text: `${words.join('\n\n')}\n\n${productName}`, html };
}
