import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Moment } from '../../../components/moments/Moment.tsx';
import { type MomentFact, MomentFacts } from '../../../components/moments/MomentFacts.tsx';
import { MomentCut, MomentPictures } from '../../../components/moments/MomentPictures.tsx';
import { longDay } from '../../../dates/date-formats.ts';
import { ListingPicture } from '../listings/picture/ListingPicture.tsx';
import { otherNameFirst } from './order-people.ts';

export interface OrderMomentProps {
  /** The order as its seller sees it. */
  readonly order: OrderView;
  readonly of: 'first-sale' | 'money';
  onClose(): void;
}

const nextSteps = {
  shipping: 'Ship it',
  pickup: 'Agree on a pickup',
  service: 'Agree on a day',
} as const satisfies Readonly<Record<OrderView['fulfilment'], string>>;

const paid = ({ payout, listing }: OrderView): number => payout?.payout ?? listing.price;

function releaseFacts(order: OrderView): readonly MomentFact[] {
  const { completedAt, payout } = order;
  const fee = payout?.platformFee ?? 0;
  return [
    ...(completedAt ? [{ label: 'Released', value: longDay.format(new Date(completedAt)) }] : []),
    ...(fee > 0 ? [{ label: 'Fee', value: dollars(fee) }] : []),
    { label: fee > 0 ? 'Yours' : 'Your price, no fee taken', value: dollars(paid(order)) },
  ];
}

const saleFacts = (order: OrderView): readonly MomentFact[] => [
  { label: 'Your price', value: dollars(order.listing.price) },
  { label: 'What comes next', value: nextSteps[order.fulfilment] },
];

/** What a seller sells for the first time, or is paid for. */
export function OrderMoment({ order, of, onClose }: OrderMomentProps) {
  const { listing } = order;
  const isMoney = of === 'money';
  const serviceIcon = order.fulfilment === 'service' ? 'other' : null;
  return (
    <Moment
      picture={
        <MomentPictures
          eggs={1}
          of={
            <ListingPicture listing={{ category: listing.title, serviceIcon }} photo={listing.imageUrl} eager>
              <MomentCut corner="left" size="large">
                {dollars(isMoney ? paid(order) : listing.price)}
              </MomentCut>
            </ListingPicture>
          }
        />
      }
      title={
        isMoney ? (
          <>
            The money <em>is yours</em>
          </>
        ) : (
          <>
            Your first <em>sale</em>
          </>
        )
      }
      description={
        isMoney
          ? `The money for “${listing.title}” is on its way to you. Your payment account says when it reaches your bank.`
          : `${otherNameFirst(order)} bought “${listing.title}”. We hold the money for you until all is well.`
      }
      main={
        isMoney
          ? { label: 'See your earnings', href: '/seller/dashboard?tab=earnings' }
          : { label: 'See the order', href: `/orders/${order.id}` }
      }
      quiet={isMoney ? { label: 'List the next thing', href: '/marketplace/new' } : { label: 'Later' }}
      onClose={onClose}
    >
      <MomentFacts facts={isMoney ? releaseFacts(order) : saleFacts(order)} />
    </Moment>
  );
}
