import type { PhotoSize } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { type Backdrop, backdropOf, backdropStyle } from '../../drawings/backdrops.ts';
import type { Face } from '../../drawings/face.ts';
import { PhotoPicture } from '../pictures/PhotoPicture.tsx';
import styles from './FacePicture.module.css';

export interface FacePictureProps {
  readonly name: string;
  readonly face: Face;
  readonly backdrop?: Backdrop | undefined;
  /** Size of a drawn head in its frame, and its shift from the centre in percent. */
  readonly zoom?: number | undefined;
  readonly shift?: number | undefined;
  /** The size of the member's photo to load. */
  readonly size?: PhotoSize | undefined;
  /** The name is written beside it, so the picture is hidden from screen readers. */
  readonly decorative?: boolean | undefined;
  /** Loaded at once: for pictures in the first viewport. */
  readonly eager?: boolean | undefined;
}

/** The URL of a photo that failed to load; reset when the network is back, so that it is tried again. */
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

/** A member's face on its two-tone backdrop. Fills its parent and inherits the parent's corners. */
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
