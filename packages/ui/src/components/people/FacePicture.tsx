import type { PhotoSize } from '@nestmates/domain/photos/photo-sizes.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { type Backdrop, backdropOf, backdropStyle } from '../../drawings/backdrops.ts';
import type { Face } from '../../drawings/face.ts';
import { PhotoPicture } from '../pictures/PhotoPicture.tsx';
import styles from './FacePicture.module.css';

export interface FacePictureProps {
  readonly name: string;
  readonly face: Face;
  readonly backdrop?: Backdrop | undefined;
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
function useFailedPhoto() {
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => {
    if (failedSrc === undefined) return;
    const reset = () => setFailedSrc(undefined);
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [failedSrc]);
  return [failedSrc, setFailedSrc] as const;
}

function FaceContent({
  face: given,
  name,
  size,
  eager,
}: Pick<FacePictureProps, 'face' | 'name' | 'size' | 'eager'>) {
  const loading = eager ? 'eager' : 'lazy';
  const [failedSrc, setFailedSrc] = useFailedPhoto();
  const face: Face = given.kind === 'photo' && given.src === failedSrc ? { kind: 'initial' } : given;
  switch (face.kind) {
    case 'photo':
      return (
        <PhotoPicture
          className={styles.photo}
          src={face.src}
          size={size}
          loading={loading}
          onError={() => setFailedSrc(face.src)}
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
  backdrop = backdropOf(name),
  zoom = 1.12,
  shift = 0,
  size,
  decorative = false,
  eager,
}: FacePictureProps) {
  const style = { ...backdropStyle(backdrop), '--zoom': zoom, '--shift': shift } as CSSProperties;
  return (
    <span
      className={styles.picture}
      style={style}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <FaceContent face={face} name={name} size={size} eager={eager} />
    </span>
  );
}
