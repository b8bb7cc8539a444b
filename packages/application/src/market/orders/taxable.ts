import type { Fulfilment } from '@nestmates/domain/market/orders/order.ts';
import type { Taxable } from '../../money/taxes/taxes.ts';

export const taxableOf = (fulfilment: Fulfilment): Taxable =>
  fulfilment === 'service' ? 'service' : 'goods';
