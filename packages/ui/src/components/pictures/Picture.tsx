import type { ReactNode } from 'react';
import styles from './Picture.module.css';

export interface PictureProps {
  /** A photo of a thing, or a StillLife. */
  readonly picture: { readonly src: string; readonly alt: string; readonly srcSet?: string } | ReactNode;
  readonly children?: ReactNode;
}

const isPhoto = (picture: PictureProps['picture']): picture is { src: string; alt: string } =>
  typeof picture === 'object' && picture !== null && 'src' in picture;

/** A picture of a thing, framed like a portrait. */
export function Picture({ picture, children }: PictureProps) {
  return (
    <span className={styles.picture}>
      <span className={styles.image}>
        {isPhoto(picture) ? <img {...picture} alt={picture.alt} loading="lazy" decoding="async" /> : picture}
      </span>
      {children}
    </span>
  );
}
