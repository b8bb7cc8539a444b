import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { PhotoSize } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { PhotoPicture } from '../../../../components/pictures/PhotoPicture.tsx';
import { Picture } from '../../../../components/pictures/Picture.tsx';
import { backdropOf, backdropStyle } from '../../../../drawings/backdrops.ts';
import { ListingIcon } from './ListingIcon.tsx';
import styles from './ListingPicture.module.css';

export interface ListingPictureProps {
  readonly listing: Pick<ListingView, 'category' | 'serviceIcon'>;
  /** Null for one without a photo, which an icon stands for. */
  readonly photo: string | null;
  readonly size?: PhotoSize | undefined;
  /** Loaded at once: for pictures in the first viewport. */
  readonly eager?: boolean | undefined;
  /** Labels lie on its upper part, so a drawing stands lower. */
  readonly lowered?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A photo of a listing, or the icon of a service. Decorative: its title is written beside it. */
export function ListingPicture({
  listing,
  photo,
  size,
  eager = false,
  lowered,
  children,
}: ListingPictureProps) {
  const [failed, setFailed] = useState<string>();
  const picture =
    photo !== null && photo !== failed ? (
      <PhotoPicture
        className={styles.photo}
        src={photo}
        size={size}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setFailed(photo)}
      />
    ) : (
      <span
        className={styles.drawing}
        data-lowered={lowered || undefined}
        style={backdropStyle(backdropOf(listing.category)) as CSSProperties}
      >
        <ListingIcon serviceIcon={listing.serviceIcon} />
      </span>
    );
  return <Picture picture={picture}>{children}</Picture>;
}
