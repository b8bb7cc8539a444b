import { AuthScreen, type AuthScreenState } from '@nestmates/ui/screens/members/accounts/AuthScreen.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { routes } from '../routes.ts';

const nothing = () => undefined;

/** A page that visitors may open, as the file of the build that the server sends. */
interface VisitorFile {
  /** The mode that the address names in its query; none for every other. */
  readonly mode?: string | undefined;
  readonly html: string;
}

const beginning = (state: AuthScreenState) =>
  renderToStaticMarkup(
    <fieldset disabled>
      <AuthScreen state={state} />
    </fieldset>,
  );

/** What a page shows until its code is there. Nothing can be typed yet: it would be lost. */
const beginnings: Readonly<Record<string, () => readonly VisitorFile[]>> = {
  '/auth': () => [
    {
      html: beginning({
        kind: 'login',
        pending: false,
        forgotPassword: { kind: 'closed' },
        onLogin: nothing,
        onForgotPassword: nothing,
        onSwitch: nothing,
      }),
    },
    {
      mode: 'sign-up',
      html: beginning({ kind: 'sign-up', pending: false, onSignUp: nothing, onSwitch: nothing }),
    },
  ],
};

/** The pages that visitors may open; the landing page is HTML of its own, and `/:storefront` matches all paths. */
export const visitorRoutes = () =>
  routes
    .filter(({ audience, path }) => audience === 'everyone' && path !== '/' && !path.startsWith('/:'))
    .flatMap(({ path, file, shell }) => {
      const files: readonly VisitorFile[] = beginnings[path]?.() ?? [{ html: '' }];
      return files.map(({ mode, html }) => ({ path, mode, file, shell, html }));
    });
