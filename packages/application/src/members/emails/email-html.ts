import { productName } from '@nestmates/domain/platform/shared/product.ts';

/** Whom an e-mail is about. */
export interface EmailFace {
  readonly name: string;
  /** A JPEG. */
  readonly picture: Uint8Array | null;
}

/** Name by which the HTML part shows the picture that is sent along. */
export const facePicture = 'face';

interface Link {
  readonly label: string;
  readonly href: string;
}

export interface EmailHtml {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: Link | undefined;
  readonly closing?: string | undefined;
  readonly closingHref?: string | undefined;
  readonly face?: EmailFace | undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const serif = "Georgia, 'Times New Roman', serif";

/** What stands in each element; mail programs without style sheets show these colours also in the dark. */
const styles = {
  page: 'margin:0;padding:0;background:#F7F1E7;color:#2B1A17;font:16px/24px system-ui,-apple-system,Segoe UI,sans-serif;-webkit-text-size-adjust:100%',
  frame: 'max-width:600px;margin:0 auto;padding:32px 16px',
  card: 'background:#FFFCF7;border-radius:24px;padding:24px 32px 32px;overflow-wrap:anywhere',
  mark: `margin:0 0 16px;font:500 24px/32px ${serif};letter-spacing:-.02em`,
  nest: 'display:inline-block;width:26px;margin-right:10px;line-height:0;vertical-align:5px',
  egg: 'display:inline-block;box-sizing:border-box;width:11px;height:11px;margin:0 1px -3px;border:2px solid #8C2340;border-radius:50%',
  bowl: 'display:block;height:12px;background:#8C2340;border-radius:2px 2px 13px 13px',
  plate: 'margin:0 0 24px;border-radius:24px;background:#B9C4A4;overflow:hidden',
  initial: `margin:0 0 24px;border-radius:24px;background:#B9C4A4;color:#2B1A17;text-align:center;font:500 72px/160px ${serif}`,
  face: `display:block;width:100%;height:340px;object-fit:cover;object-position:50% 25%;border:0;color:#2B1A17;font:500 24px/32px ${serif}`,
  title: `margin:0 0 16px;font:500 32px/36px ${serif};letter-spacing:-.02em`,
  text: 'margin:0 0 16px',
  quiet: 'margin:0 0 16px;color:#685349',
  action: 'margin:24px 0',
  button:
    'display:inline-block;background:#8C2340;color:#FFF8F1;padding:14px 28px;border-radius:999px;font-weight:600;text-decoration:none',
  address: 'margin:0 0 16px;font-size:14px;line-height:20px;color:#685349',
  link: 'color:#8C2340',
} as const;

/** Styles in the dark, and on a narrow screen. */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body{background:#1A1311!important;color:#F6EBDD!important}
.card{background:#251C19!important}
.quiet,.address{color:#C2AE9E!important}
.egg{border-color:#EE97A5!important}
.bowl{background:#EE97A5!important}
.button{background:#EE97A5!important;color:#3B0C1A!important}
.link{color:#EE97A5!important}
}
@media (max-width:480px){.face{height:280px!important}.card{padding:20px!important}.frame{padding:16px 8px!important}.title{font-size:28px!important;line-height:32px!important}}`;

const element = (tag: string, name: keyof typeof styles, html: string, attributes = '') =>
  `<${tag}${attributes} class="${name}" style="${styles[name]}">${html}</${tag}>`;

const linkTo = (href: string) => element('a', 'link', escapeHtml(href), ` href="${escapeHtml(href)}"`);

const egg = element('span', 'egg', '');
const mark = element('span', 'nest', `${egg}${egg}${element('span', 'bowl', '')}`);

function faceHtml({ name, picture }: EmailFace): string {
  const initial = Array.from(name).slice(0, 1).join('').toUpperCase();
  if (!picture) return element('div', 'initial', escapeHtml(initial), ' aria-hidden="true"');
  const image = `<img src="cid:${facePicture}" alt="${escapeHtml(name)}" class="face" style="${styles.face}">`;
  return element('div', 'plate', image);
}

const actionHtml = ({ label, href }: Link): string =>
  element('p', 'action', element('a', 'button', escapeHtml(label), ` href="${escapeHtml(href)}"`)) +
  element('p', 'address', `Or copy this into your browser:<br>${linkTo(href)}`);

/** The HTML part of an e-mail: mark, face, title, words and one button. Needs neither pictures nor a style sheet. */
export function emailHtml({ title, paragraphs, action, closing, closingHref, face }: EmailHtml): string {
  const words = paragraphs.map((text) => element('p', 'text', escapeHtml(text))).join('');
  const last = closing
    ? element('p', 'quiet', `${escapeHtml(closing)}${closingHref ? ` ${linkTo(closingHref)}` : ''}`)
    : '';
  const card = [
    element('p', 'mark', `${mark}${productName}`),
    face ? faceHtml(face) : '',
    element('h1', 'title', escapeHtml(title)),
    words,
    last,
    action ? actionHtml(action) : '',
  ].join('');
  const main = element('main', 'frame', element('div', 'card', card));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${sheet}</style></head>${element('body', 'page', main)}</html>`;
}
