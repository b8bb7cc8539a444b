import { AuthScreen } from '@nestmates/ui/screens/members/accounts/AuthScreen.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { routes } from '../routes.ts';

const nothing = () => undefined;

/** What a page shows until its code is there. Nothing can be typed yet: it would be lost. */
const beginnings: Readonly<Record<string, () => string>> = {
  '/auth': () =>
    renderToStaticMarkup(
      <fieldset disabled>
        <AuthScreen
          state={{
            kind: 'login',
            pending: false,
            forgotPassword: { kind: 'closed' },
            onLogin: nothing,
            onForgotPassword: nothing,
            onSwitch: nothing,
          }}
        />
      </fieldset>,
    ),
};

/** The pages that visitors may open; the landing page is HTML of its own, and `/:storefront` matches all paths. */
export const visitorRoutes = () =>
  routes
    .filter(({ audience, path }) => audience === 'everyone' && path !== '/' && !path.startsWith('/:'))
    .map(({ path, file, shell }) => ({ path, file, shell, html: beginnings[path]?.() ?? '' }));
