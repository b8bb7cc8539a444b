import { type LinkProps, LinkProvider } from '@nestmates/ui/components/actions/Link.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link {...rest} to={href} />;

/** Links to pages navigate without a reload. */
export const RouterLinks = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider value={RouterLink}>{children}</LinkProvider>
);
