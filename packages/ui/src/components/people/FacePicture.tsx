import type { PhotoSize } from '@nestmates/domain/photos/photo-sizes.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { type Ground, groundOf, groundStyle } from '../../drawings/backdrops.ts';
import type { Face } from '../../drawings/face.ts';
import { PhotoPicture } from '../pictures/PhotoPicture.tsx';
import styles from './FacePicture.module.css';

export interface FacePictureProps {
  readonly name: string;
  readonly face: Face;
  readonly ground?: Ground | undefined;
  /** How large a drawn head stands in its frame, and how far right of the middle (in hundredths). */
  readonly zoom?: number | undefined;
  readonly shift?: number | undefined;
  /** Which of the sizes of her own photo to fetch. */
  readonly size?: PhotoSize | undefined;
  /** Beside the name in writing the picture needs no name of its own. */
  readonly decorative?: boolean | undefined;
  /** On the first screen a picture should not wait to be scrolled to. */
  readonly eager?: boolean | undefined;
}

/** The photo that has failed to load, until there is a network again to try it with. */
function useLost() {
  const [lost, setLost] = useState<string>();
  useEffect(() => {
    if (lost === undefined) return;
    const tryAgain = () => setLost(undefined);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [lost]);
  return [lost, setLost] as const;
}

function Inside({
  face: given,
  name,
  size,
  eager,
}: Pick<FacePictureProps, 'face' | 'name' | 'size' | 'eager'>) {
  const loading = eager ? 'eager' : 'lazy';
  const [lost, setLost] = useLost();
  const face: Face = given.kind === 'photo' && given.src === lost ? { kind: 'initial' } : given;
  switch (face.kind) {
    case 'photo':
      return (
        <PhotoPicture
          className={styles.photo}
          src={face.src}
          size={size}
          loading={loading}
          onError={() => setLost(face.src)}
        />
      );
    case 'drawn':
      return (
        <>
          <span className={styles.disc} />
          <img className={styles.drawn} src={face.src} alt="" loading={loading} width="704" height="768" />
        </>
      );
    case 'initial':
      return (
        <>
          <span className={styles.disc} />
          <span className={styles.initial} aria-hidden="true">
            {Array.from(name.trim())[0]?.toUpperCase()}
          </span>
        </>
      );
  }
}

/** A member's face on its two-tone ground; fills its parent and takes the parent's corners. */
export function FacePicture({
  name,
  face,
  ground = groundOf(name),
  zoom = 1.12,
  shift = 0,
  size,
  decorative = false,
  eager,
}: FacePictureProps) {
  const style = { ...groundStyle(ground), '--zoom': zoom, '--shift': shift } as CSSProperties;
  return (
    <span
      className={styles.picture}
      style={style}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <Inside face={face} name={name} size={size} eager={eager} />
    </span>
  );
}
