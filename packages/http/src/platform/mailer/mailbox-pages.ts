import type { Mailbox, SandboxMail } from '@nestmates/application/platform/mailer/mailbox.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { Context, Next } from 'koa';
import { escapeHtml, plainPage } from '../shared/html-page.ts';
import { factsOf } from '../shared/requests.ts';

const address = /https?:\/\/[^\s<>"]+/g;

const linksIn = (text: string): string[] => text.match(address) ?? [];

const linkify = (text: string) =>
  escapeHtml(text).replace(address, (href) => `<a href="${href}">${href}</a>`);

/** Its links open beside the mailbox, and nothing in it runs. */
const asSent = (html: string) =>
  `<iframe title="As sent" sandbox="allow-popups" loading="lazy" width="100%" height="720" style="border:0" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`;

const email = ({ to, subject, text, html, sentAt }: SandboxMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="quiet">to ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
<p>${linkify(text).replaceAll('\n', '<br>')}</p>
<details><summary>As HTML</summary>${asSent(html)}</details>
</article>`;

const page = (mails: readonly SandboxMail[]) =>
  plainPage(
    `${productName} sandbox mailbox`,
    `<h1>Mailbox</h1>
<p class="quiet">No mail server is configured, so every email ends here. Newest first.</p>
${mails.map(email).join('\n') || '<p>Nothing has been sent yet.</p>'}`,
  );

/** Shows the e-mails that would have been sent, for demos and tests. */
export const mailboxPages =
  (mailbox: Mailbox) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method !== 'GET' || !ctx.path.startsWith('/sandbox/mailbox')) return next();
    if (ctx.path !== '/sandbox/mailbox' && ctx.path !== '/sandbox/mailbox.json') return next();
    factsOf(ctx).route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    const mails = await mailbox.newest(100);
    if (ctx.path === '/sandbox/mailbox') {
      ctx.type = 'html';
      ctx.body = page(mails);
      return;
    }
    ctx.body = mails.map(({ to, subject, text }) => ({ to, subject, text, links: linksIn(text) }));
  };
