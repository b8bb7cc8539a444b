import type { SandboxProvider } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { Middleware } from 'koa';
import { sandboxCheckoutPages } from './checkout-pages.ts';
import { sandboxPaymentPages } from './payments-pages.ts';
import { sandboxPortalPages } from './portal-pages.ts';
import { sandboxSellerPages } from './seller-pages.ts';

export const sandboxProviderPages = (provider: SandboxProvider): readonly Middleware[] => [
  sandboxSellerPages(provider.sellers),
  sandboxCheckoutPages(provider.checkouts),
  sandboxPortalPages(provider.portal),
  sandboxPaymentPages(provider.books, provider.people),
];
