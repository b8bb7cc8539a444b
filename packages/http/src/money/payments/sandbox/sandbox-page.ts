import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { Context, Next } from 'koa';
import { readFields, seeOther } from '../../../platform/input/form-fields.ts';
import { plainPage } from '../../../platform/shared/html-page.ts';
import { factsOf } from '../../../platform/shared/requests.ts';

const banner = `<p class="banner" role="note"><b>Sandbox.</b> No payment provider is configured, so this page stands for its own. No real money moves.</p>`;

/** A page of the sandbox's payment provider. */
export const sandboxPage = (body: string): string =>
  plainPage(`${productName} sandbox payments`, `${banner}\n${body}`);

/** The same address shows the page and takes the answer of its form. */
export interface PageWithForm {
  /** Pattern with the token at the end of the address as its first group. */
  readonly address: RegExp;
  readonly route: string;
  show(token: string): Promise<string | undefined>;
  /** The address to go on to; undefined if there is no such page any more. */
  answer(token: string, fields: URLSearchParams): Promise<string | undefined>;
}

const gone = sandboxPage('<h1>This page is no longer valid</h1><p>Please go back and begin again.</p>');

export const serveSandboxPage =
  ({ address, route, show, answer }: PageWithForm) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const [, token] = address.exec(ctx.path) ?? [];
    if (token === undefined || !['GET', 'HEAD', 'POST'].includes(ctx.method)) return next();
    factsOf(ctx).route = route;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    if (ctx.method === 'POST') {
      const back = await answer(token, await readFields(ctx));
      if (back !== undefined) return seeOther(ctx, back);
    } else {
      const page = await show(token);
      if (page !== undefined) {
        ctx.body = page;
        return;
      }
    }
    ctx.status = 404;
    ctx.body = gone;
  };
