import '@nestmates/ui/tokens/index.css';
import { LazyToaster } from '@nestmates/ui/components/feedback/LazyToaster.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { Links } from './routing/RouterLinks.tsx';
import { beginSession } from './session/session.ts';

beginSession();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Links>
          <App />
        </Links>
      </BrowserRouter>
      <LazyToaster />
    </StrictMode>,
  );
}
