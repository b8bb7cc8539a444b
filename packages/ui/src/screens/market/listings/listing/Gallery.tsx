import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { ListingPicture } from '../picture/ListingPicture.tsx';
import styles from './Gallery.module.css';

interface GalleryProps {
  readonly listing: Pick<ListingView, 'title' | 'imageUrls' | 'category' | 'serviceIcon'>;
  /** Lies on the pictures: the price, and a heart. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The photos of a listing, side by side: swiped on a phone, and turned by buttons and arrow keys. */
export function Gallery({ listing, children }: GalleryProps) {
  const { title, imageUrls } = listing;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const photos = imageUrls.length === 0 ? [null] : imageUrls;
  const count = photos.length;

  const show = (index: number) => {
    const { current } = strip;
    if (index < 0 || index >= count || !current) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    current.scrollTo({ left: index * current.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  const turn = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
  };

  return (
    <div className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={`Photos of ${title}`}
        tabIndex={count > 1 ? 0 : undefined}
        onKeyDown={turn}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {photos.map((photo, index) => (
          <li key={photo ?? 'icon'} className={styles.photo} aria-label={`${index + 1} of ${count}`}>
            <ListingPicture listing={listing} photo={photo} size="full" eager={index === 0} />
          </li>
        ))}
      </ul>
      {children}
      {count > 1 && (
        <div className={styles.turn}>
          <IconButton
            label="Previous photo"
            look="float"
            icon={<ChevronLeft aria-hidden />}
            aria-disabled={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <p className={styles.count} aria-live="polite">
            <span className={styles.visuallyHidden}>Photo </span>
            {shown + 1} of {count}
          </p>
          <IconButton
            label="Next photo"
            look="float"
            icon={<ChevronRight aria-hidden />}
            aria-disabled={shown === count - 1}
            onClick={() => show(shown + 1)}
          />
        </div>
      )}
    </div>
  );
}
