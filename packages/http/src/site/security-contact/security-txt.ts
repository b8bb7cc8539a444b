import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../../platform/shared/requests.ts';

export interface SecurityTxtDeps {
  /** An address as RFC 9116 has it: `mailto:` or `https:`. */
  readonly contact: string;
  readonly publicUrl: () => string;
  readonly now: () => Date;
}

const address = '/.well-known/security.txt';
/** The standard advises less than a year. */
const validFor = days(180);

/** `Name <address>`, or the address alone, as in an e-mail's header. */
export const mailtoOf = (sender: string): string => `mailto:${/<([^>]+)>/.exec(sender)?.[1] ?? sender}`;

/** Tells whoever has found a vulnerability where to report it (RFC 9116). */
export const securityTxt =
  ({ contact, publicUrl, now }: SecurityTxtDeps) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== address || !['GET', 'HEAD'].includes(ctx.method)) return next();
    factsOf(ctx).route = address;
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.type = 'text';
    ctx.body = [
      `Contact: ${contact}`,
      `Expires: ${later(now(), validFor).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl()}${address}`,
      '',
    ].join('\n');
  };
