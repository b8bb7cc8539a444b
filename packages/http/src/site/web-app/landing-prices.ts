import { defaultPrices, type Prices } from '@nestmates/domain/platform/access/prices.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';

/** The landing page is built with the usual prices; true where this server's are others. */
export const hasOwnPrices = ({ pro, premium }: Prices): boolean =>
  pro !== defaultPrices.pro || premium !== defaultPrices.premium;

/** The landing page with this server's prices: each stands alone in an element that names its plan. */
export const withPrices = (html: string, prices: Prices): string =>
  html.replace(
    /(<span [^>]*data-price="(pro|premium)"[^>]*>)[^<]*/g,
    (_, element: string, plan: keyof Prices) => element + dollars(prices[plan]),
  );
