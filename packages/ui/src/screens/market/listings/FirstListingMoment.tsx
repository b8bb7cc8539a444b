import type { OwnListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Moment } from '../../../components/moments/Moment.tsx';
import { MomentCut, MomentPictures } from '../../../components/moments/MomentPictures.tsx';
import { ListingPicture } from './picture/ListingPicture.tsx';

export interface FirstListingMomentProps {
  readonly listing: Pick<OwnListingView, 'id' | 'title' | 'price' | 'imageUrl' | 'category' | 'serviceIcon'>;
  onClose(): void;
}

/** The first thing that a seller has put on sale. */
export const FirstListingMoment = ({ listing, onClose }: FirstListingMomentProps) => (
  <Moment
    picture={
      <MomentPictures
        eggs={1}
        of={
          <ListingPicture listing={listing} photo={listing.imageUrl} eager>
            <MomentCut corner="left" size="large">
              {dollars(listing.price)}
            </MomentCut>
          </ListingPicture>
        }
      />
    }
    title={
      <>
        Your first listing <em>is out</em>
      </>
    }
    description={`Mothers near you find “${listing.title}” in the marketplace from now on.`}
    main={{ label: 'See it there', href: `/marketplace/${listing.id}` }}
    quiet={{ label: 'List the next thing', href: '/marketplace/new' }}
    onClose={onClose}
  />
);
