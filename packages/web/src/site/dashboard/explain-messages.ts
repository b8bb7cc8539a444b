import { explainLock } from '../../platform/access/locked-wish.ts';

/** Why messages are locked for a Free member. */
export const explainMessages = () =>
  explainLock({
    wish: { what: 'messages' },
    instead: { label: 'Wave to your matches instead', href: '/matches' },
  });
