import { LoadingPage } from './LoadingPage.tsx';

/** Shown before it is known which shell the page has. */
export function LoadingScreen() {
  return (
    <main>
      <LoadingPage />
    </main>
  );
}
