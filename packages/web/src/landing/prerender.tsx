import { LandingScreen } from '@nestmates/ui/screens/landing/LandingScreen.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** The landing page as HTML, for each kind of visitor; it needs no script to be read. */
export const prerendered = (): Record<'visitor' | 'signed-in', string> => ({
  visitor: renderToStaticMarkup(<LandingScreen state={{ kind: 'visitor' }} />),
  'signed-in': renderToStaticMarkup(<LandingScreen state={{ kind: 'signed-in' }} />),
});
