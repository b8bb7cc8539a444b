import type { ListingCardActions } from '@nestmates/ui/screens/market/listings/card/listing-actions.ts';
import { useSignUpToast } from '../../platform/shared/use-sign-up-toast.ts';

/** What a visitor can do with a listing: be asked to sign up for it. */
export function useVisitorListingActions(): () => ListingCardActions {
  const askToSignUp = useSignUpToast();
  const onKeep = () => askToSignUp('save what you like');
  return () => ({ own: false, onKeep });
}
