import { ChevronDown, RotateCw } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './LoadMore.module.css';

/** The rest of a list that is loaded page by page. */
export interface MoreItems {
  readonly kind: 'more' | 'loading' | 'failed';
  readonly onMore: () => void;
}

export interface LoadMoreProps {
  /** Undefined once everything is loaded. */
  readonly more: MoreItems | undefined;
  /** The plural name of its items: "connections". */
  readonly itemName: string;
  /** Shows the icon alone, for places without room for a label. */
  readonly iconOnly?: boolean;
}

/** Far enough ahead that the end of what is loaded is rarely seen. */
const preloadMargin = '600px';

function statusText({ kind }: MoreItems, of: string): string {
  if (kind === 'failed') return `More ${of} could not be loaded.`;
  return kind === 'loading' ? `Loading more ${of}…` : '';
}

/** Stands at the end of a long list and loads its next page, when it comes near the viewport or on a click. */
export function LoadMore({ more, itemName, iconOnly = false }: LoadMoreProps) {
  const container = useRef<HTMLDivElement>(null);
  const buttonPressed = useRef(false);
  const kind = more?.kind;
  const onMore = more?.onMore;

  useEffect(() => {
    if (kind !== 'more' || !onMore || !container.current) return;
    // Several entries arrive in one callback on a busy page, so all of them are checked.
    const observer = new IntersectionObserver(
      (crossings) => crossings.some(({ isIntersecting }) => isIntersecting) && onMore(),
      {
        rootMargin: preloadMargin,
        // Also for lists in a scroll container.
        scrollMargin: preloadMargin,
      },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [kind, onMore]);

  // The button goes with the last page; if it had the focus, the container keeps it.
  useLayoutEffect(() => {
    if (kind || !buttonPressed.current) return;
    buttonPressed.current = false;
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, [kind]);

  const loadMore = () => {
    buttonPressed.current = true;
    onMore?.();
  };
  const label = kind === 'failed' ? 'Try again' : `Show more ${itemName}`;

  return (
    <div ref={container} className={styles.more} data-shown={more !== undefined} tabIndex={-1}>
      <p role="status" className={kind === 'failed' && !iconOnly ? styles.failed : styles.visuallyHidden}>
        {more && statusText(more, itemName)}
      </p>
      {more && !iconOnly && (
        <Button
          look="outline"
          size="small"
          pending={kind === 'loading'}
          pendingLabel="Loading…"
          onClick={loadMore}
        >
          {label}
        </Button>
      )}
      {more && iconOnly && (
        <IconButton
          label={label}
          icon={kind === 'failed' ? <RotateCw aria-hidden /> : <ChevronDown aria-hidden />}
          aria-disabled={kind === 'loading' || undefined}
          onClick={() => kind !== 'loading' && loadMore()}
        />
      )}
    </div>
  );
}
