import { ItemReturns } from '@nestmates/application/market/orders/item-returns.ts';
import { itemReturnsContract } from '@nestmates/application/market/orders/item-returns-contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const itemReturnsRoutes = withServices([ItemReturns], (returns) => [
  serve(itemReturnsContract.ask, ({ by, params }) => returns.ask(by, params.id)),
  serve(itemReturnsContract.offer, ({ by, params, body }) => returns.offer(by, params.id, body)),
  serve(itemReturnsContract.accept, ({ by, params, body }) => returns.accept(by, params.id, body)),
  serve(itemReturnsContract.refuse, ({ by, params, body }) => returns.refuse(by, params.id, body.text)),
  serve(itemReturnsContract.withdraw, ({ by, params }) => returns.withdraw(by, params.id)),
  serve(itemReturnsContract.send, ({ by, params, body }) => returns.send(by, params.id, body)),
  serve(itemReturnsContract.confirm, ({ by, params }) => returns.confirm(by, params.id)),
]);
