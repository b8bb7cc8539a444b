import { photoNameFromUrl, photoUrlAt } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { PhotoSize } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import styles from './PhotoPicture.module.css';

interface PhotoPictureProps {
  /** Any URL; for an uploaded photo, size and format are chosen. */
  readonly src: string;
  readonly size?: PhotoSize | undefined;
  readonly className?: string | undefined;
  readonly loading?: 'eager' | 'lazy' | undefined;
  onError?(): void;
}

/** A photo as WebP with a JPEG fallback. Has no alternative text: its container names it. */
export function PhotoPicture({
  src,
  size = 'card',
  className,
  loading = 'lazy',
  onError,
}: PhotoPictureProps) {
  const image = { className, alt: '', loading, decoding: 'async', onError } as const;
  if (!photoNameFromUrl(src)) return <img {...image} alt="" src={src} />;
  return (
    <picture className={styles.picture}>
      <source type="image/webp" srcSet={photoUrlAt(src, size)} />
      <img {...image} alt="" src={photoUrlAt(src, size, 'jpg')} />
    </picture>
  );
}
