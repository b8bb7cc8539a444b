import { shopsContract } from '@nestmates/application/market/shops/contract.ts';
import { Shops } from '@nestmates/application/market/shops/shops.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const shopsRoutes = withServices([Shops], (shops) => [
  serve(shopsContract.saveProfile, ({ by, body, file }) => shops.saveProfile(by, body, file)),
  serve(shopsContract.store, ({ by }) => shops.store(by)),
  serve(shopsContract.storefront, ({ by, params }) => shops.storefront(by, params.shopName)),
  serve(shopsContract.sellerProfile, ({ by, params }) => shops.sellerProfile(by, params.shopName)),
]);
