import { ChevronDown, RotateCw } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './LoadMore.module.css';

/** What a list has beyond what is shown. */
export interface Rest {
  readonly kind: 'more' | 'loading' | 'failed';
  readonly onMore: () => void;
}

export interface RestOfListProps {
  /** Nothing once all of it is here. */
  readonly rest: Rest | undefined;
  /** Its entries, by their name in the plural: "connections". */
  readonly of: string;
  /** Where there is no room for words. */
  readonly narrow?: boolean;
}

/** So far ahead that she seldom sees the end of what is there. */
const ahead = '600px';

function spoken({ kind }: Rest, of: string): string {
  if (kind === 'failed') return `More ${of} could not be loaded.`;
  return kind === 'loading' ? `Loading more ${of}…` : '';
}

/** Stands below a long list: what is still to come is read as she nears it, or when she asks for it. */
export function RestOfList({ rest, of, narrow = false }: RestOfListProps) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const kind = rest?.kind;
  const onMore = rest?.onMore;

  useEffect(() => {
    if (kind !== 'more' || !onMore || !place.current) return;
    // A busy page hears of several crossings at once, and of none of them again.
    const watcher = new IntersectionObserver(
      (crossings) => crossings.some(({ isIntersecting }) => isIntersecting) && onMore(),
      {
        rootMargin: ahead,
        // Where the list scrolls by itself, as a pane does.
        scrollMargin: ahead,
      },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [kind, onMore]);

  // With the last page the button goes; whoever pressed it stays where she was.
  useLayoutEffect(() => {
    if (kind || !asked.current) return;
    asked.current = false;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [kind]);

  const ask = () => {
    asked.current = true;
    onMore?.();
  };
  const label = kind === 'failed' ? 'Try again' : `Show more ${of}`;

  return (
    <div ref={place} className={styles.rest} data-shown={rest !== undefined} tabIndex={-1}>
      <p role="status" className={kind === 'failed' && !narrow ? styles.failed : styles.spoken}>
        {rest && spoken(rest, of)}
      </p>
      {rest && !narrow && (
        <Button
          look="outline"
          size="small"
          pending={kind === 'loading'}
          pendingLabel="Loading…"
          onClick={ask}
        >
          {label}
        </Button>
      )}
      {rest && narrow && (
        <IconButton
          label={label}
          icon={kind === 'failed' ? <RotateCw aria-hidden /> : <ChevronDown aria-hidden />}
          aria-disabled={kind === 'loading' || undefined}
          onClick={() => kind !== 'loading' && ask()}
        />
      )}
    </div>
  );
}
