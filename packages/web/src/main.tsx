import '@nestmates/ui/tokens/index.css';
import { LazyToaster } from '@nestmates/ui/components/feedback/LazyToaster.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { preloadPage } from './preload-page.ts';
import { RouterLinks } from './routing/RouterLinks.tsx';
import { initSession, subscribeToSession } from './session/session.ts';
import { dropAllDrafts } from './shared/drafts.ts';

subscribeToSession(({ kind }) => {
  if (kind === 'visitor') dropAllDrafts();
});
initSession();

const root = document.getElementById('root');
if (root) {
  await preloadPage(location.pathname);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <RouterLinks>
          <App />
        </RouterLinks>
      </BrowserRouter>
      <LazyToaster />
    </StrictMode>,
  );
}
