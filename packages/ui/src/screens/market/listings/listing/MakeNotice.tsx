import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { hazardKindLabel, hazardKindOf } from '@nestmates/domain/market/listings/hazard-kinds.ts';
import { missingMake } from '@nestmates/domain/market/listings/product-make.ts';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { editPath } from '../my-listings/ListingRow.tsx';

interface MakeNoticeProps {
  readonly listing: ListingView;
  readonly own: boolean;
}

/** A product that can hurt, of which brand or model is not said, was not checked against recalls. */
export function MakeNotice({ listing, own }: MakeNoticeProps) {
  const kind = hazardKindOf(listing);
  if (!kind || missingMake(listing).length === 0) return null;
  if (own) {
    return (
      <Banner
        look="waiting"
        title="Brand and model are missing"
        action={
          <LinkButton look="outline" size="small" href={editPath(listing.id)}>
            Add them
          </LinkButton>
        }
      >
        We check {hazardKindLabel(kind)} against recalls. Until you say them, buyers read that this one was
        not checked.
      </Banner>
    );
  }
  return (
    <Banner title="Not checked against recalls">
      The seller has not said the brand and the model. Ask for them before you buy.
    </Banner>
  );
}
