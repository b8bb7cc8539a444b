import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { TestServer } from './test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

export const pathOf = (url: unknown): string => {
  const { pathname, search } = new URL(String(url), 'http://127.0.0.1');
  return pathname + search;
};

/** Sends the form of a sandbox page, as a browser without JavaScript would. */
export const sendForm = (
  by: Visitor,
  page: unknown,
  fields: Readonly<Record<string, string>>,
): Promise<Reply> =>
  by.send('POST', pathOf(page), {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: by.origin },
  });

let lastOrder = 900_000;

/** A checkout at the sandbox for an order of nobody. */
export function openCheckout({ container, clock, origin }: TestServer, asksForAddress = false) {
  lastOrder += 1;
  return container.get(port('paymentProviders')).current.checkouts.open({
    key: `test-${lastOrder}`,
    reference: `order-${lastOrder}`,
    title: 'Balance <bike>',
    priceCents: 2500,
    processingFeeCents: 106,
    asksCardholder: false,
    asksForAddress,
    expiresAt: later(clock.now(), minutes(31)),
    successUrl: `${origin}/checkout/success`,
    cancelUrl: `${origin}/checkout/cancel`,
  });
}
