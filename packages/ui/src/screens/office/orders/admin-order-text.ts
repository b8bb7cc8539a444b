import type { AdminOrderPageView, AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import type { OrderRole } from '@nestmates/domain/market/orders/order-action.ts';

type Party = AdminOrderView['buyer'];
type Step = AdminOrderPageView['steps'][number];

/** Who has deleted their account has no name. */
export const partyName = ({ firstName }: Party): string => firstName ?? 'a former member';

/** "Bea bought from Ana" */
export const whoAndWhom = ({ buyer, seller }: Pick<AdminOrderView, 'buyer' | 'seller'>): string => {
  const words = `${partyName(buyer)} bought from ${partyName(seller)}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Who did an entry of the timeline. */
export function byWhom(by: OrderRole, { buyer, seller }: Pick<AdminOrderView, 'buyer' | 'seller'>): string {
  switch (by) {
    case 'buyer':
      return `By ${partyName(buyer)}, who bought it`;
    case 'seller':
      return `By ${partyName(seller)}, who sold it`;
    case 'admin':
      return 'By an administrator';
    case 'clock':
      return 'By itself';
    case 'provider':
      return 'By the payment provider';
  }
}

const stepNames: Readonly<Record<Step['step'], string>> = {
  release: 'Release to the seller',
  refund: 'Refund to the buyer',
  reversal: 'Taken back from the seller',
};

export const stepName = ({ step }: Step): string => stepNames[step];

const outcomes: Readonly<Record<Step['outcome'], string>> = {
  asked: 'No answer yet',
  done: 'Done',
  refused: 'Refused',
};

export const outcomeText = ({ outcome, reason }: Step): string =>
  reason ? `${outcomes[outcome]}: ${reason}` : outcomes[outcome];
