import { useState } from 'react';
import type { ThemeName } from '../.storybook/story-theme.ts';
import styles from './Gallery.module.css';
import { LiveFrame } from './LiveFrame.tsx';
import type { usePictures } from './pictures.ts';
import type { Size } from './sizes.ts';

export interface DeviceProps {
  readonly story: { readonly id: string; readonly name: string; readonly tags: readonly string[] };
  readonly size: Size;
  readonly theme: ThemeName;
  /** Percent. */
  readonly text: string;
  readonly pictures: ReturnType<typeof usePictures>;
}

/** A picture of a story until it is touched; the story itself where there is no picture. */
export function Device({ story: { id, name, tags }, size, text, pictures, theme }: DeviceProps) {
  const [isTouched, setIsTouched] = useState(false);
  const { width, height, scale } = size;
  const isPictured = text === '100' && !isTouched;
  const picture = isPictured ? pictures?.({ id, width, theme }, tags.includes('picture')) : undefined;
  const title = `${name}, ${theme}`;
  return (
    <div
      className={styles.device}
      data-theme={theme}
      style={{ width: width * scale, height: height * scale }}
    >
      {picture !== undefined && (
        <button type="button" className={styles.picture} onClick={() => setIsTouched(true)}>
          <img src={picture} alt={`${title}. Tap to use it.`} loading="lazy" decoding="async" />
        </button>
      )}
      {picture === undefined && pictures !== undefined && (
        <LiveFrame
          key={`${width} ${theme} ${text}`}
          id={id}
          title={title}
          size={size}
          theme={theme}
          text={text}
        />
      )}
    </div>
  );
}
