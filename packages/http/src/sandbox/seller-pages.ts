import type { SandboxSellers } from '@nestmates/application/sandbox/ports.ts';
import { productName } from '@nestmates/domain/shared/product.ts';
import type { Context, Next } from 'koa';
import { plainPage } from '../shared/html-page.ts';
import { factsOf } from '../shared/requests.ts';

const address = /^\/sandbox\/sellers\/([\w-]{1,100})(?:\/(finish|abandon))?$/;

const form = (token: string, answer: string, label: string) =>
  `<form method="post" action="/sandbox/sellers/${token}/${answer}"><p><button>${label}</button></p></form>`;

const page = (token: string) =>
  plainPage(
    `${productName} sandbox payments`,
    `<h1>Set up your payment account</h1>
<p class="quiet">No payment provider is configured, so this page stands for its own. No real money moves.</p>
${form(token, 'finish', 'Finish: I can be paid')}
${form(token, 'abandon', 'Leave without finishing')}`,
  );

const noPage = plainPage(
  `${productName} sandbox payments`,
  '<h1>This page is no longer valid</h1><p>Please begin again from the marketplace.</p>',
);

/** The payment provider's pages for sellers, where the sandbox stands for it. */
export const sandboxSellerPages =
  (sellers: SandboxSellers) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const [, token = '', answer] = address.exec(ctx.path) ?? [];
    if (token === '' || ctx.method !== (answer ? 'POST' : 'GET')) return next();
    factsOf(ctx).route = '/sandbox/sellers/:token';
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    if (answer) {
      const back = await sellers.leave(token, answer === 'finish');
      if (back) return void ctx.redirect(back);
    } else if (await sellers.isOpen(token)) {
      ctx.body = page(token);
      return;
    }
    ctx.status = 404;
    ctx.body = noPage;
  };
