import { type LinkProps, LinkProvider } from '@nestmates/ui/components/actions/Link.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

/** The router's own `Link` brings the code of prefetching along, which no page uses. */
function RouterLink(props: LinkProps) {
  const { href, target, onClick } = props;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const linked: LinkProps = {
    ...props,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event);
      // A file is the server's.
      if (!event.defaultPrevented && props.download === undefined) navigate(event);
    },
  };
  return <a {...linked} />;
}

/** Links to pages navigate without a reload. */
export const RouterLinks = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider value={RouterLink}>{children}</LinkProvider>
);
