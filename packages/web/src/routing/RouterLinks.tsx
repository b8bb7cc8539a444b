import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Paths that the server renders. */
const isServerPage = (path: string) => /^\/(api|sandbox|photos)\//.test(path);

function appPath(event: MouseEvent): string | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return undefined;
  const withModifier = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || withModifier || anchor.target || anchor.hasAttribute('download'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(anchor.href);
  if (origin !== location.origin || isServerPage(pathname)) return undefined;
  if (hash && pathname === location.pathname && search === location.search) return undefined;
  return pathname + search + hash;
}

/** Turns clicks on plain links within the app into navigations without a reload. */
export function RouterLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = appPath(event);
      if (path === undefined) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return children;
}
