import type { LockedPlace } from '@nestmates/ui/screens/platform/access/locked-wishes.ts';
import { explainLock } from './locked-wish.ts';

/** Why buying is locked for a Free member, who can look at listings and shops. */
export const explainBuying = (what: Extract<LockedPlace, 'cart' | 'checkout' | 'seller'>): void =>
  explainLock({ wish: { what }, instead: { label: 'Keep looking instead', href: location.pathname } });
