import '@nestmates/ui/tokens/index.css';
import { doubleTapMs } from '@nestmates/ui/taps/double-tap.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { followInstallPrompt } from './members/install/install-prompt.ts';
import { Page } from './Page.tsx';
import { keepOnlyCacheOf } from './platform/offline/member-cache.ts';
import { forgetSentReadsSoon } from './platform/page-data/page-data.ts';
import { initSession, subscribeToSession } from './platform/session/session.ts';
import { dropAllDrafts, dropDraftsOfOthers } from './platform/shared/drop-drafts.ts';
import { preloadCode, preloadFonts } from './preload-page.ts';
import { renderedFirst, reportDifference } from './rendered-first.ts';

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

/** Not awaited: the chunks of the pages import this one, which would wait for itself. */
async function show(root: HTMLElement): Promise<void> {
  const first = renderedFirst(root.dataset.rendered);
  if (!first) forgetSentReadsSoon();
  const page = <Page first={first} routed={(app) => <BrowserRouter>{app}</BrowserRouter>} />;
  // What cannot be loaded is loaded again by the render, which can say so.
  await Promise.allSettled([preloadCode(location.pathname), first ? undefined : preloadFonts()]);
  if (!first) return createRoot(root).render(page);
  hydrateRoot(root, page, { onRecoverableError: reportDifference });
  forgetSentReadsSoon();
}

const root = document.getElementById('root');
if (root) void show(root);
