import type { OwnListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { categoryLabel } from '@nestmates/domain/market/listings/categories.ts';
import { perLabel, typeLabels } from '@nestmates/domain/market/listings/labels.ts';
import { listingPath } from '@nestmates/domain/market/listings/public-paths.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { CalendarPlus, Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Link } from '../../../../components/actions/Link.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { shortDay } from '../../../../dates/calendar-formats.ts';
import { HiddenLine } from '../../../platform/access/HiddenLine.tsx';
import { hiddenText } from '../../../platform/access/hidden-text.ts';
import { ListingPicture } from '../picture/ListingPicture.tsx';
import styles from './ListingRow.module.css';
import { listingBadge } from './listing-badge.ts';

export type StatusAction = 'pause' | 'resume';

export interface ListingRowActions {
  /** Listings whose status is being changed. */
  readonly changing: readonly number[];
  onChangeStatus(listing: OwnListingView, action: StatusAction): void;
  onDelete(listing: OwnListingView): void;
  /** Where there is no page to edit it on. */
  onEdit?(listing: OwnListingView): void;
}

export const editPath = (id: number): string => `${listingPath(id)}/edit`;

interface ListingRowProps extends ListingRowActions {
  readonly listing: OwnListingView;
}

function EditButton({ listing, onEdit }: Pick<ListingRowProps, 'listing' | 'onEdit'>) {
  const hasEnded = listing.status === 'ended';
  const label = hasEnded ? 'New day' : 'Edit';
  const face = {
    look: 'outline',
    size: 'small',
    icon: hasEnded ? <CalendarPlus aria-hidden /> : <Pencil aria-hidden />,
    'aria-label': hasEnded ? `Choose a new day for ${listing.title}` : `Edit ${listing.title}`,
  } as const;
  if (!onEdit) {
    return (
      <LinkButton {...face} href={editPath(listing.id)}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button {...face} onClick={() => onEdit(listing)}>
      {label}
    </Button>
  );
}

/** One of the seller's own listings, with what may be done with it. */
export function ListingRow({ listing, changing, onEdit, onChangeStatus, onDelete }: ListingRowProps) {
  const { id, title, type, category, price, priceType, actions, imageUrl, serviceDate, hidden, recall } =
    listing;
  const { label, tone } = hidden ? hiddenText[hidden] : listingBadge(listing);
  const isChanging = changing.includes(id);
  const change = (action: StatusAction, label: string, icon: typeof Pause) => {
    const Icon = icon;
    return (
      <Button
        look="quiet"
        size="small"
        icon={<Icon aria-hidden />}
        pending={isChanging}
        aria-label={`${label} ${title}`}
        onClick={() => onChangeStatus(listing, action)}
      >
        {label}
      </Button>
    );
  };
  return (
    <article className={styles.row} aria-label={title}>
      <div className={styles.picture}>
        <ListingPicture listing={listing} photo={imageUrl} size="avatar" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={listingPath(id)}>{title}</Link>
        </h2>
        <p className={styles.facts}>
          {typeLabels[type].one} · {categoryLabel(category)}
          {serviceDate && ` · ${shortDay(serviceDate)}`}
        </p>
        <p className={styles.price}>
          {dollars(price)}
          {type === 'service' && <span className={styles.facts}> {perLabel(priceType)}</span>}
        </p>
        {recall && (
          <p className={styles.recalled}>
            It may not be sold.{' '}
            <TextLink href={recall.url} target="_blank" rel="noreferrer">
              Read about the recall
            </TextLink>
          </p>
        )}
      </div>
      <div className={styles.status}>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {hidden && (
        <div className={styles.hidden}>
          <HiddenLine hidden={hidden} />
        </div>
      )}
      <div className={styles.actions}>
        {(actions.includes('edit') || actions.includes('renew')) && (
          <EditButton listing={listing} {...(onEdit ? { onEdit } : {})} />
        )}
        {listing.status === 'sold' && (
          <LinkButton
            look="outline"
            size="small"
            icon={<RotateCcw aria-hidden />}
            aria-label={`List Again: ${title}`}
            href={`/marketplace/new?again=${id}`}
          >
            List Again
          </LinkButton>
        )}
        {actions.includes('pause') && change('pause', 'Pause', Pause)}
        {actions.includes('resume') && change('resume', 'Resume', Play)}
        {actions.includes('remove') && (
          <Button
            look="text"
            size="small"
            icon={<Trash2 aria-hidden />}
            aria-label={`Delete ${title}`}
            onClick={() => onDelete(listing)}
          >
            Delete
          </Button>
        )}
      </div>
    </article>
  );
}
