import { orderEmail } from './order-email.ts';

/** Of a parcel that has not moved for seven days. */
export const parcelEmails = {
  stalledToBuyer: orderEmail({
    name: 'parcel-stalled-to-buyer',
    to: 'buyer',
    statuses: ['problem'],
    words: ({ title, other }) => ({
      subject: `${title} has not moved for seven days`,
      paragraphs: [
        `The carrier has not moved the parcel with ${title} for seven days, so we have opened a problem. Your payment stays held, and we have asked ${other} where it is.`,
        'If you have it after all, please confirm it in the order.',
      ],
      closing: 'If the two of you do not agree, we decide.',
    }),
  }),
  stalledToSeller: orderEmail({
    name: 'parcel-stalled-to-seller',
    to: 'seller',
    statuses: ['problem'],
    words: ({ title, other }) => ({
      subject: `The parcel with ${title} does not move`,
      paragraphs: [
        `The carrier has not moved the parcel with ${title} for seven days, so we have opened a problem, and the money stays held until it is settled.`,
        `Please ask the carrier where it is, and answer ${other} or refund her within three days.`,
      ],
      closing: 'If the two of you do not agree, we decide.',
    }),
  }),
} as const;
