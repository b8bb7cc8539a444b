import { type Evidence, evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { ThingId, ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';

interface SampleThing {
  readonly kind: ThingKind;
  readonly id: ThingId;
  readonly title: string;
  readonly kept: Evidence;
}

const state = (value: string) => ({ label: 'Status', value, is: 'state' }) as const;
const moment = (label: string, value: string) => ({ label, value, is: 'moment' }) as const;
const at = '2026-06-01T09:30:00Z';

const thing = (kind: ThingKind, id: ThingId, title: string, kept: Partial<Evidence>): SampleThing => ({
  kind,
  id,
  title,
  kept: evidenceOf({ title, at, ...kept }),
});

/** One of each kind, as its feature keeps it. */
export const sampleThings: readonly SampleThing[] = [
  thing('member', 31, 'Leah', {
    text: 'Two boys, one dog, never enough coffee.',
    facts: [
      { label: 'Age', value: '34' },
      { label: 'Place', value: 'Austin, TX' },
    ],
    photoUrls: [itemPhoto('books')],
  }),
  thing('photo', 'first', 'Leah', { photoUrls: [itemPhoto('bike')], at: null }),
  thing('message', 5120, 'Sure, but pay me before.', {
    text: 'Sure, but pay me before.',
    messages: [
      { by: 'other', text: 'Is pickup on Sunday all right?', at, isReported: false },
      { by: 'owner', text: 'Sure, but pay me before.', at, isReported: true },
    ],
  }),
  thing('check-in', 61, 'Zilker Playground', { facts: [{ label: 'City', value: 'Austin, TX' }] }),
  thing('swap', 62, '', {
    text: 'Please bring nobody else this time.',
    facts: [
      state('confirmed'),
      moment('Time', '2026-06-06T15:00:00Z'),
      { label: 'Location', value: 'At my place' },
    ],
  }),
  thing('playdate', 63, '', {
    facts: [
      state('proposed'),
      moment('Suggested', '2026-06-07T15:00:00Z'),
      moment('Suggested', '2026-06-08T15:00:00Z'),
    ],
  }),
  thing('listing', 318, 'Pram with hood', {
    text: 'Like new. Send me the money directly.',
    facts: [state('active'), { label: 'Category', value: 'Baby & Kids' }, { label: 'Price', value: '$95' }],
    photoUrls: [itemPhoto('bike')],
  }),
  thing('shop', 31, 'Little Wren', {
    text: 'Handmade for small hands.',
    facts: [{ label: 'Instagram', value: '@littlewren' }],
    at: null,
  }),
  thing('review', 10, 'Pram with hood', {
    text: 'She never sent it, and shouted.',
    facts: [{ label: 'Stars', value: '1' }],
  }),
  thing('order', 10, 'Pram with hood', {
    facts: [state('problem'), { label: 'Price', value: '$95' }],
    steps: [
      { at: '2026-06-01T09:30:00Z', by: 'buyer', action: 'place', text: null },
      { at: '2026-06-01T09:31:00Z', by: 'provider', action: 'pay', text: null },
      { at: '2026-06-02T09:30:00Z', by: 'seller', action: 'ship', text: null },
      { at: '2026-06-03T09:30:00Z', by: 'buyer', action: 'reportProblem', text: 'The wheel is missing.' },
    ],
  }),
];
