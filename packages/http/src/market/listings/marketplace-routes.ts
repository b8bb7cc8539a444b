import { marketplaceContract } from '@nestmates/application/market/listings/contract.ts';
import { Marketplace } from '@nestmates/application/market/listings/marketplace.ts';
import { Selling } from '@nestmates/application/market/listings/selling.ts';
import { SellingPlans } from '@nestmates/application/market/listings/selling-plans.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const marketplaceRoutes = withServices(
  [Marketplace, Selling, SellingPlans],
  (marketplace, selling, plans) => [
    serve(marketplaceContract.list, async ({ by, query, paged }) => paged(await marketplace.list(by, query))),
    serve(marketplaceContract.count, ({ by, query }) => marketplace.count(by, query)),
    serve(marketplaceContract.rails, ({ by }) => marketplace.rails(by)),
    serve(marketplaceContract.newest, ({ by }) => marketplace.newest(by)),
    serve(marketplaceContract.mine, async ({ by, query, paged }) => paged(await selling.mine(by, query))),
    serve(marketplaceContract.uploadPhoto, ({ by, file }) => selling.uploadPhoto(by, file)),
    serve(marketplaceContract.bySeller, async ({ by, params, query, paged }) =>
      paged(await marketplace.bySeller(by, params.id, query)),
    ),
    serve(marketplaceContract.show, ({ by, params }) => marketplace.show(by, params.id)),
    serve(marketplaceContract.related, ({ by, params }) => marketplace.related(by, params.id)),
    serve(marketplaceContract.create, ({ by, body, file }) => selling.create(by, body, file)),
    serve(marketplaceContract.edit, ({ by, params, body }) => selling.edit(by, params.id, body)),
    serve(marketplaceContract.sellingEnd, ({ by }) => plans.show(by)),
    serve(marketplaceContract.changeStatus, ({ by, params, body }) =>
      selling.changeStatus(by, params.id, body.action),
    ),
    serve(marketplaceContract.remove, ({ by, params }) => selling.remove(by, params.id)),
  ],
);
