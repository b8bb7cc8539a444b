import type { SellerProfileView } from '@nestmates/application/market/shops/contract.ts';
import { Store } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import type { Unready } from '../../../../components/feedback/loadable.ts';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { localFormat } from '../../../../dates/local-format.ts';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { reportOfMember } from '../../../trust/reports/report-context.ts';
import { PhotoCheckedBadge } from '../../../trust/selfie-checks/PhotoChecked.tsx';
import { RatingText } from '../../reviews/RatingText.tsx';
import { type Contact, ContactButton } from '../parts/ContactButton.tsx';
import facts from '../parts/facts.module.css';
import { JoinPrompt } from '../parts/JoinPrompt.tsx';
import { SellerFace } from '../parts/SellerFace.tsx';
import { SellerLinks } from '../parts/SellerLinks.tsx';
import { FailedStorePage, MissingPage, StorePage, StorePageSkeleton } from '../parts/StorePage.tsx';
import { placeText } from '../parts/seller-text.ts';

interface ReadyProfile {
  readonly kind: 'ready';
  readonly profile: SellerProfileView;
  readonly isVisitor: boolean;
  /** Left out on the member's own page. */
  readonly contact?: Contact | undefined;
}

export type SellerProfileScreenState = Unready | { readonly kind: 'not-found' } | ReadyProfile;

const monthAndYear = localFormat({ month: 'long', year: 'numeric' });

const fullName = ({ firstName, lastName }: SellerProfileView): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'Seller';

function ProfileSide({ profile, contact }: ReadyProfile) {
  const { age, shopName, storeSlug } = profile;
  return (
    <>
      <div className={facts.head}>
        <SellerFace name={fullName(profile)} photoUrl={profile.profilePhotoUrl} />
        <div className={facts.facts}>
          <p className={facts.strong}>{shopName}</p>
          {age != null && <p>{age} years old</p>}
          <p className={facts.quiet}>{placeText(profile)}</p>
          <RatingText rating={profile.rating} />
          <PhotoCheckedBadge at={profile.photoCheckedAt} name={profile.firstName ?? 'the seller'} />
        </div>
      </div>
      <div className={facts.buttons}>
        {contact && <ContactButton contact={contact} label="Send Message" visitorLabel="Login to Message" />}
        {storeSlug && (
          <LinkButton look="outline" href={`/${storeSlug}`} icon={<Store aria-hidden />}>
            View Store
          </LinkButton>
        )}
      </div>
    </>
  );
}

/** Who runs a shop. */
export function SellerProfileScreen({ state }: { readonly state: SellerProfileScreenState }) {
  switch (state.kind) {
    case 'loading':
      return <StorePageSkeleton title="Profile" label="Loading the profile" />;
    case 'failed':
      return <FailedStorePage title="Failed to load profile" onRetry={state.onRetry} />;
    case 'not-found':
      return (
        <MissingPage title="Profile Not Found">
          The shop has another name now, or this link is wrong.
        </MissingPage>
      );
    case 'ready': {
      const { profile, isVisitor } = state;
      return (
        <StorePage
          title={fullName(profile)}
          actions={
            <MemberMenu
              name={fullName(profile)}
              report={reportOfMember({ ...profile, firstName: profile.firstName ?? 'the seller' })}
            />
          }
          side={<ProfileSide {...state} />}
        >
          <section className={facts.about}>
            <SectionHeading>About Me</SectionHeading>
            <p className={facts.words}>{profile.sellerBio ?? 'She has not written anything yet.'}</p>
            <SellerLinks {...profile} />
            <p className={facts.quiet}>Member since {monthAndYear.format(new Date(profile.createdAt))}</p>
          </section>
          {isVisitor && <JoinPrompt sellerName={profile.firstName ?? 'the seller'} />}
        </StorePage>
      );
    }
  }
}
