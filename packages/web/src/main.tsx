import '@nestmates/ui/tokens/index.css';
import { LazyToaster } from '@nestmates/ui/components/feedback/LazyToaster.tsx';
import { LiveRegion } from '@nestmates/ui/components/feedback/LiveRegion.tsx';
import { doubleTapMs } from '@nestmates/ui/taps/double-tap.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { followInstallPrompt } from './members/install/install-prompt.ts';
import { keepOnlyCacheOf } from './platform/offline/member-cache.ts';
import { RouterLinks } from './platform/routing/RouterLinks.tsx';
import { initSession, subscribeToSession } from './platform/session/session.ts';
import { dropAllDrafts, dropDraftsOfOthers } from './platform/shared/drafts.ts';
import { preloadPage } from './preload-page.ts';

subscribeToSession((session) => {
  if (session.kind === 'visitor') dropAllDrafts();
  if (session.kind === 'visitor') void keepOnlyCacheOf(undefined);
  if (session.kind === 'member') {
    dropDraftsOfOthers(session.member.id);
    void keepOnlyCacheOf(session.member.id);
  }
});
initSession();
// Read by styles; a story, which taps at once what a member has to aim at first, sets none.
document.documentElement.style.setProperty('--double-tap', `${doubleTapMs}ms`);
followInstallPrompt();

const root = document.getElementById('root');

const render = (into: HTMLElement) =>
  createRoot(into).render(
    <StrictMode>
      <BrowserRouter>
        <RouterLinks>
          <App />
        </RouterLinks>
      </BrowserRouter>
      <LazyToaster />
      <LiveRegion />
    </StrictMode>,
  );

// Not awaited: the chunks of the pages import this one, which would wait for itself.
if (root) void preloadPage(location.pathname).then(() => render(root));
