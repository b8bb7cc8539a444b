import { MyListingsScreen } from '@nestmates/ui/screens/market/listings/my-listings/MyListingsScreen.tsx';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useOwnListings } from './use-own-listings.ts';

export default function MyListingsPage() {
  useTitle('My Listings');
  return <MyListingsScreen state={useOwnListings()} />;
}
