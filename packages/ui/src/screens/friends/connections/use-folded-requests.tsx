import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { ConnectionRequestsPanel, type ConnectionRequestsPanelState } from './ConnectionRequestsPanel.tsx';
import { RequestsPill } from './RequestsPill.tsx';
import { requestsTitle } from './requests-title.ts';

/**
 * The connection requests on a page whose subject is something else: a pill for its header, which opens the panel.
 * Nothing while loading and if there are none.
 */
export function useFoldedRequests(state: ConnectionRequestsPanelState | undefined): {
  readonly pill: ReactNode;
  readonly panel: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // The header may stay on the screen while the page is scrolled.
  useLayoutEffect(() => {
    if (open && panel.current && panel.current.getBoundingClientRect().top < 0)
      panel.current.scrollIntoView();
  }, [open]);
  const requests = state?.kind === 'ready' ? state.requests : [];
  // Collapsed again before the next request arrives.
  if (open && state?.kind === 'ready' && requests.length === 0) setOpen(false);
  if (!state || state.kind === 'loading') return { pill: null, panel: null };
  if (state.kind === 'failed') {
    return { pill: null, panel: <LoadError what="your connection requests" onRetry={state.onRetry} /> };
  }
  return {
    pill: requests.length > 0 && (
      <RequestsPill
        requests={requests}
        label={requestsTitle}
        open={open}
        controls={open ? id : undefined}
        onToggle={() => setOpen(!open)}
      />
    ),
    panel: open && (
      <div id={id} ref={panel}>
        <ConnectionRequestsPanel state={state} />
      </div>
    ),
  };
}
