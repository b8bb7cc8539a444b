import { MyListingsScreen } from '@nestmates/ui/screens/marketplace/my-listings/MyListingsScreen.tsx';
import { useTitle } from '../routing/use-title.ts';
import { useOwnListings } from './use-own-listings.ts';

export default function MyListingsPage() {
  useTitle('My Listings');
  return <MyListingsScreen state={useOwnListings()} />;
}
