import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { Contact } from '@nestmates/ui/screens/market/shops/parts/ContactButton.tsx';
import { SellerProfileScreen } from '@nestmates/ui/screens/market/shops/seller-profile/SellerProfileScreen.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { missingOrLoading } from '../../platform/queries/loading-or-failed.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSignUpToast } from '../../platform/shared/use-sign-up-toast.ts';
import { sellerListingsQuery, sellerProfileQuery } from './shop-queries.ts';
import { useContact } from './use-contact.ts';

interface SellerProfileProps {
  readonly name: string;
}

interface ProfileProps extends SellerProfileProps {
  readonly isVisitor: boolean;
  contactOf(sellerId: number, listings: readonly ListingView[]): Contact | undefined;
}

function Profile({ name, isVisitor, contactOf }: ProfileProps) {
  const query = useQuery(sellerProfileQuery(name));
  const { data: profile } = query;
  const { data: onSale } = useInfiniteQuery({
    ...sellerListingsQuery(profile?.id ?? 0),
    enabled: profile !== undefined && !isVisitor,
  });
  useTitle(profile?.shopName ?? 'Seller');
  if (!profile) return <SellerProfileScreen state={missingOrLoading(query)} />;
  return (
    <SellerProfileScreen
      state={{ kind: 'ready', profile, isVisitor, contact: contactOf(profile.id, onSale?.items ?? []) }}
    />
  );
}

const MemberProfile = ({ name }: SellerProfileProps) => (
  <Profile name={name} isVisitor={false} contactOf={useContact()} />
);

function VisitorProfile({ name }: SellerProfileProps) {
  const askToSignUp = useSignUpToast();
  const contact: Contact = { kind: 'visitor', onSignUp: () => askToSignUp('message sellers') };
  return <Profile name={name} isVisitor contactOf={() => contact} />;
}

export default function SellerProfilePage() {
  const { shopName = '' } = useParams();
  const isMember = useSession().kind === 'member';
  return isMember ? <MemberProfile name={shopName} /> : <VisitorProfile name={shopName} />;
}
