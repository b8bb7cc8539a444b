import { useEffect, useRef, useState } from 'react';
import { galleryFrame } from '../.storybook/gallery-frame.ts';
import type { ThemeName } from '../.storybook/story-theme.ts';
import styles from './Gallery.module.css';
import type { Size } from './sizes.ts';
import { onceStoryIsThere } from './story-frame.ts';
import { takeTurn } from './turns.ts';

interface LiveFrameProps {
  readonly id: string;
  readonly title: string;
  readonly size: Size;
  readonly theme: ThemeName;
  readonly text: string;
}

const addressOf = ({ id, theme, text }: LiveFrameProps) =>
  `iframe.html?${new URLSearchParams({
    id,
    viewMode: 'story',
    globals: `theme:${theme};text:${text};shell:on;a11y.manual:!true`,
    [galleryFrame]: '',
  })}`;

/** The story itself; a page of its own, because breakpoints and dialogs follow the window. */
export function LiveFrame(props: LiveFrameProps) {
  const { title, size } = props;
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<() => void>(undefined);
  const stopLooking = useRef<() => void>(undefined);
  const [isItsTurn, setIsItsTurn] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        end.current = takeTurn(() => setIsItsTurn(true));
      },
      { rootMargin: '600px' },
    );
    if (place.current) watch.observe(place.current);
    return () => {
      watch.disconnect();
      stopLooking.current?.();
      end.current?.();
    };
  }, []);
  return (
    <div ref={place} className={styles.live}>
      {isItsTurn && (
        <iframe
          title={title}
          src={addressOf(props)}
          onLoad={({ currentTarget }) => {
            stopLooking.current = onceStoryIsThere(currentTarget, () => end.current?.());
          }}
          style={{ width: size.width, height: size.height, transform: `scale(${size.scale})` }}
        />
      )}
    </div>
  );
}
