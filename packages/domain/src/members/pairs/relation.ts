import { type Acquaintance, haveMet, mayBeAsked } from './pair-state.ts';
import { isVisible } from './visibility.ts';

/** What another member is to whoever opens that member's page. */
export const relations = ['self', 'connected', 'asked-me', 'asked', 'stranger'] as const;
export type Relation = (typeof relations)[number];

/**
 * Undefined for whoever has no page for the member: one who may not be seen, whom nothing but a number leads to, or who
 * is shown to nobody new. A request that was declined reads like one that waits, as its sender is not told.
 */
export function relationTo(other: Acquaintance): Exclude<Relation, 'self'> | undefined {
  if (!isVisible(other) || !haveMet(other) || !mayBeAsked(other)) return undefined;
  if (other.connected) return 'connected';
  if (other.received?.status === 'pending') return 'asked-me';
  return other.sent ? 'asked' : 'stranger';
}
