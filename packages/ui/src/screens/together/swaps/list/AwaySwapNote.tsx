import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { awaySwapTitle, whatToDo } from '@nestmates/domain/together/swaps/away-swap.ts';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { TextWithPhone } from '../../swaps-and-playdates/TextWithPhone.tsx';

type Said = Pick<SwapView, 'user' | 'direction' | 'place' | 'location' | 'emergencyContact'>;

/** Says of a swap that goes on while the other is away what is to be done. */
export function AwaySwapNote({
  swap: { user, direction, place, location, emergencyContact },
}: {
  readonly swap: Said;
}) {
  const isAtMine = place !== null && 'of' in place && place.of !== user.id;
  const isMine = direction === 'sent';
  return (
    <Banner look="waiting" title={awaySwapTitle(user)}>
      {whatToDo({ firstName: user.firstName, isMine, isAtMine, location })}
      {!isMine && emergencyContact && (
        <>
          {' '}
          Her emergency contact: <TextWithPhone>{emergencyContact}</TextWithPhone>
        </>
      )}
    </Banner>
  );
}
