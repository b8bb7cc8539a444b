import { expect, it } from 'vitest';
import { evidenceOfOrder, evidenceOfPlan } from './evidence.ts';
import type { OrderFacts, PayerFacts } from './ports.ts';

const at = new Date('2026-11-23T14:05:30Z');
const payer: PayerFacts = { firstName: 'Bea', email: 'bea@nestmates.example', memberSince: at };
const shipped: OrderFacts = {
  title: 'A bike',
  fulfilment: 'shipping',
  address: {
    name: 'Bea Cruz',
    lines: ['1 Main St', 'Apt 2'],
    city: 'Brooklyn',
    state: 'NY',
    postalCode: '11201',
    country: 'US',
  },
  tracking: { carrier: 'usps', number: '9400' },
  shippedAt: at,
  refunds: [],
  timeline: [
    { action: 'ship', by: 'seller', at, text: null, photoUrls: [] },
    { action: 'reportProblem', by: 'buyer', at, text: 'Broken', photoUrls: ['/a.jpg', '/b.jpg'] },
  ],
  messages: [
    { by: 'buyer', at, text: 'Is it new?' },
    { by: 'seller', at, text: 'Nearly.' },
  ],
};
const said = { explanation: 'It came.', withMessages: true, photoUrls: [] };

it('tells the bank where an order was sent, when, and what was said of it', () => {
  expect(evidenceOfOrder(shipped, payer, said)).toEqual({
    explanation: 'It came.',
    productDescription: 'A bike, sent by a carrier',
    customerName: 'Bea Cruz',
    customerEmail: 'bea@nestmates.example',
    shippingAddress: 'Bea Cruz, 1 Main St, Apt 2, Brooklyn, NY 11201, US',
    carrier: 'USPS',
    trackingNumber: '9400',
    shippedOn: '2026-11-23',
    servedOn: null,
    refundPolicy: expect.stringContaining('seven days'),
    timeline: [
      '2026-11-23 14:05 The seller shipped it',
      '2026-11-23 14:05 The buyer reported a problem: buyer wrote “Broken” (2 photos are kept with the order)',
    ].join('\n'),
    messages: '2026-11-23 14:05 buyer: Is it new?\n2026-11-23 14:05 seller: Nearly.',
    photoUrls: [],
  });
});

it('keeps back what is between the seller and us, or between banks and us', () => {
  const hidden = (['openClaim', 'winClaim', 'loseClaim', 'oweMoney', 'keepForOther'] as const).map(
    (action) => ({ action, by: 'provider', at, text: null, photoUrls: [] }) as const,
  );
  const facts = { ...shipped, timeline: [...hidden, ...shipped.timeline] };
  expect(evidenceOfOrder(facts, payer, said)).toEqual(evidenceOfOrder(shipped, payer, said));
});

it('begins with what was refunded, the strongest answer, and never cuts it', () => {
  const long = { action: 'answerProblem', by: 'buyer', at, text: 'x'.repeat(2000), photoUrls: [] } as const;
  const facts = {
    ...shipped,
    refunds: [{ at, cents: 4975 }],
    timeline: Array.from({ length: 12 }, () => long),
  };
  const { timeline } = evidenceOfOrder(facts, payer, said);
  expect(timeline).toMatch(/^Already refunded on 2026-11-23: \$49\.75\n/);
  expect(timeline?.length).toBeLessThanOrEqual(20_000);
});

it('says before all else what the buyer has confirmed, here or with the code', () => {
  const confirmed = (action: 'confirm' | 'enterPickupCode') => ({
    ...shipped,
    timeline: [...shipped.timeline, { action, by: 'buyer', at, text: null, photoUrls: [] } as const],
  });
  expect(evidenceOfOrder(confirmed('confirm'), payer, said).timeline).toMatch(
    /^Confirmed on 2026-11-23: The buyer confirmed that it has arrived\n/,
  );
  expect(evidenceOfOrder(confirmed('enterPickupCode'), payer, said).timeline).toMatch(
    /^Confirmed on 2026-11-23: It was handed over: /,
  );
});

it('keeps the messages back where the administrator says so', () => {
  expect(evidenceOfOrder(shipped, payer, { ...said, withMessages: false }).messages).toBeNull();
});

it('takes the photos of the order that were chosen, each once, and no others', () => {
  const chosen = (photoUrls: readonly string[]) =>
    evidenceOfOrder(shipped, payer, { ...said, photoUrls }).photoUrls;
  expect(chosen(['/b.jpg', '/b.jpg'])).toEqual(['/b.jpg']);
  expect(() => chosen(['/a.jpg', '/of-another.jpg'])).toThrow('Please choose photos of this order');
  const many = ['1', '2', '3', '4', '5', '6'];
  const ofMany = { ...shipped, timeline: [{ ...shipped.timeline[0], photoUrls: many }] } as typeof shipped;
  const from = (count: number) =>
    evidenceOfOrder(ofMany, payer, { ...said, photoUrls: many.slice(0, count) }).photoUrls;
  expect(from(5)).toHaveLength(5);
  expect(() => from(6)).toThrow('Please choose up to 5 photos');
});

it.each([
  ['service', { shippedOn: null, servedOn: '2026-11-23' }],
  ['pickup', { shippedOn: null, servedOn: null }],
] as const)('names no address of what nobody carried: %s', (fulfilment, days) => {
  const facts = { ...shipped, fulfilment, address: null, tracking: null };
  expect(evidenceOfOrder(facts, payer, said)).toMatchObject({
    customerName: 'Bea',
    shippingAddress: null,
    carrier: null,
    trackingNumber: null,
    ...days,
  });
});

it('tells of a plan who has it since when, and how a payment is given back', () => {
  expect(evidenceOfPlan(payer, said)).toMatchObject({
    explanation: 'It came.',
    customerName: 'Bea',
    customerEmail: 'bea@nestmates.example',
    refundPolicy: expect.stringContaining('within 30 days'),
    timeline: '2026-11-23 14:05 The account was opened with this e-mail',
    messages: null,
  });
  expect(evidenceOfPlan({ ...payer, memberSince: null }, said).timeline).toBeNull();
});
