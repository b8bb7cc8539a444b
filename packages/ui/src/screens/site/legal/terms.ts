import { pickupWait } from '@nestmates/domain/market/orders/release-time.ts';
import { moneyBackDays } from '@nestmates/domain/money/subscriptions/plans.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { Clause } from './clauses.ts';

export const terms: readonly Clause[] = [
  {
    id: 'who',
    title: 'Who it is for',
    paragraphs: [
      `${productName} is for mothers of 18 and over who look for other mothers nearby. One account is for one person, and what you say about yourself and your children should be true.`,
    ],
  },
  {
    id: 'each-other',
    title: 'How we treat each other',
    paragraphs: [
      'Be kind, and be who you say you are. No harassment, no threats, no selling outside the marketplace, nothing that puts a child at risk.',
      'You can decline, or never answer, without giving a reason. We may close an account that makes others unsafe.',
    ],
  },
  {
    id: 'meeting',
    title: 'Meeting and babysitting swaps',
    paragraphs: [
      'We show who may be a good match and why. A score is a suggestion, not a recommendation of a person, and we do not check anyone’s background.',
      'Meet in a public place first. A swap is an agreement between two mothers: we carry the message, you decide whom you trust with your child.',
    ],
  },
  {
    id: 'buying',
    title: 'Buying and selling',
    paragraphs: [
      `We hold a buyer’s payment until she has the thing, or seven days after it was shipped; of what she picks up, until ${pickupWait} after the pickup. If something is wrong, she tells us before then and it stays held until the two have settled it or we have decided.`,
      'An order can be cancelled for a full refund until it is shipped. The price and the processing fee are shown before you pay. What you sell must be yours, safe, and as you describe it; recalled products are not allowed.',
    ],
  },
  {
    id: 'plans',
    title: 'Paid plans',
    paragraphs: [
      'Plans renew every month until you cancel, which you can do at any time.',
      `Within ${moneyBackDays} days after your first payment you can have it back, once and without a reason.`,
      `Ten minutes after your account is suspended, or closed for good, your plan stops renewing. The month that is paid runs to its end, and you can still cancel it and use those ${moneyBackDays} days. When a suspension ends before that month does, your plan renews again as before.`,
    ],
  },
  {
    id: 'helpers',
    title: 'The AI helpers',
    paragraphs: [
      'Insights and suggestions are written by a machine and may be wrong. They are ideas for the week, never medical, legal or safety advice. You can switch them off.',
    ],
  },
  {
    id: 'leaving',
    title: 'Leaving',
    paragraphs: [
      'You can delete your account in Account Settings. While an order is still open it has to be finished first, because someone else’s money or parcel hangs on it.',
    ],
  },
];
