import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFirstRender } from '../first-render/first-render.ts';
import { queryClient } from './query-client.ts';

interface QueriesProps {
  readonly children: ReactNode;
}

/** Gives its content the queries of this browser, or those of the request for which the server renders. */
export function Queries({ children }: QueriesProps) {
  const first = useFirstRender();
  return <QueryClientProvider client={first?.queryClient ?? queryClient}>{children}</QueryClientProvider>;
}
