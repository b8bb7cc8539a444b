import type { Kept } from '../../../../platform/tables/data-rules.ts';

export const keptByProvider: Kept = {
  why: 'It stands for a payment provider, which keeps what the law asks of it.',
  until: 'the payment provider deletes it',
};
