import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { LandingScreen } from '@nestmates/ui/screens/site/landing/LandingScreen.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** The landing page as static HTML for each kind of visitor; the server puts in other prices. */
export const prerendered = (): Record<'visitor' | 'signed-in', string> => ({
  visitor: renderToStaticMarkup(<LandingScreen state={{ kind: 'visitor', prices: defaultPrices }} />),
  'signed-in': renderToStaticMarkup(<LandingScreen state={{ kind: 'signed-in', prices: defaultPrices }} />),
});
