import type { CartItemView } from '@nestmates/application/market/cart/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';

export interface CartNews {
  readonly tone: 'moss' | 'ochre' | 'brick';
  readonly label: string;
  readonly text: string;
}

const byStatus: Readonly<Record<CartItemView['listing']['status'], CartNews | undefined>> = {
  active: undefined,
  reserved: { tone: 'ochre', label: 'Reserved', text: 'Somebody is paying for it just now.' },
  sold: { tone: 'brick', label: 'Sold', text: 'Somebody else was faster.' },
  paused: { tone: 'ochre', label: 'Paused', text: 'It is not on sale at the moment.' },
  ended: { tone: 'brick', label: 'Ended', text: 'Its day is over.' },
  removed: { tone: 'brick', label: 'No longer here', text: 'The seller has taken it down.' },
};

/** What has become of an item since it was put into the cart. */
export function cartNews({ listing, priceWhenAdded }: CartItemView): CartNews | undefined {
  const { status, price } = listing;
  if (status !== 'active' || price === priceWhenAdded) return byStatus[status];
  const text = `It was ${dollars(priceWhenAdded)} when you put it here.`;
  return price < priceWhenAdded
    ? { tone: 'moss', label: 'Costs less now', text }
    : { tone: 'ochre', label: 'Costs more now', text };
}
