import { ChevronDown, RotateCw } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './LoadMore.module.css';

/** What a list has beyond what is shown. */
export interface MoreItems {
  readonly kind: 'more' | 'loading' | 'failed';
  readonly onMore: () => void;
}

export interface LoadMoreProps {
  /** Nothing once all of it is here. */
  readonly more: MoreItems | undefined;
  /** Its entries, by their name in the plural: "connections". */
  readonly itemName: string;
  /** Where there is no room for words. */
  readonly iconOnly?: boolean;
}

/** So far ahead that she seldom sees the end of what is there. */
const preloadMargin = '600px';

function statusText({ kind }: MoreItems, of: string): string {
  if (kind === 'failed') return `More ${of} could not be loaded.`;
  return kind === 'loading' ? `Loading more ${of}…` : '';
}

/** Stands below a long list: what is still to come is read as she nears it, or when she asks for it. */
export function LoadMore({ more, itemName, iconOnly = false }: LoadMoreProps) {
  const container = useRef<HTMLDivElement>(null);
  const buttonPressed = useRef(false);
  const kind = more?.kind;
  const onMore = more?.onMore;

  useEffect(() => {
    if (kind !== 'more' || !onMore || !container.current) return;
    // A busy page hears of several crossings at once, and of none of them again.
    const observer = new IntersectionObserver(
      (crossings) => crossings.some(({ isIntersecting }) => isIntersecting) && onMore(),
      {
        rootMargin: preloadMargin,
        // Where the list scrolls by itself, as a pane does.
        scrollMargin: preloadMargin,
      },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [kind, onMore]);

  // With the last page the button goes; whoever pressed it stays where she was.
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
