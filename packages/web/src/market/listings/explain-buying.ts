import type { LockedPlace } from '@nestmates/ui/screens/platform/access/locked-wishes.ts';
import { explainLock } from '../../platform/access/locked-wish.ts';

/** Why buying is locked for a Free member, who can look at the shops that are open to everybody. */
export const explainBuying = (what: Extract<LockedPlace, 'cart' | 'checkout' | 'seller'>): void =>
  explainLock({ wish: { what }, instead: { label: 'Keep looking at the shop', href: location.pathname } });
