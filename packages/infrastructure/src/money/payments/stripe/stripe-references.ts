import { maxId } from '@nestmates/domain/platform/shared/ids.ts';

/** All of an order's money at Stripe is in one transfer group. */
export const transferGroupOf = (orderId: number): string => `order_${orderId}`;

/** An id of ours that Stripe has kept for us; `undefined` for anything else, as objects made by hand have it. */
export function ourId(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= maxId ? id : undefined;
}

/** An object, where Stripe answers an id or the object itself. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'object' ? reference?.id : reference;
