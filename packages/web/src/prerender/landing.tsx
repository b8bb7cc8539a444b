import { LandingScreen } from '@nestmates/ui/screens/site/landing/LandingScreen.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** The landing page as static HTML for each kind of visitor. */
export const prerendered = (): Record<'visitor' | 'signed-in', string> => ({
  visitor: renderToStaticMarkup(<LandingScreen state={{ kind: 'visitor' }} />),
  'signed-in': renderToStaticMarkup(<LandingScreen state={{ kind: 'signed-in' }} />),
});
