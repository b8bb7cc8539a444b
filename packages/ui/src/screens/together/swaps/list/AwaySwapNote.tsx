import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { TextWithPhone } from '../../swaps-and-playdates/TextWithPhone.tsx';

type Said = Pick<SwapView, 'user' | 'direction' | 'place' | 'location' | 'emergencyContact'>;

/** Says of a swap that goes on while the other is away what is to be done: a child is with one of the two. */
export function AwaySwapNote({
  swap: { user, direction, place, location, emergencyContact },
}: {
  readonly swap: Said;
}) {
  const { firstName } = user;
  const isAtMine = place !== null && 'of' in place && place.of !== user.id;
  const whatToDo = isAtMine
    ? `If ${firstName} is with your child at your place, please go there.`
    : `If your child is with ${firstName}, please pick them up: ${location}.`;
  return (
    <Banner look="waiting" title={`${firstName} is not here now`}>
      {direction === 'sent' ? (
        whatToDo
      ) : (
        <>
          If the children are with you, keep to what you agreed on.
          {emergencyContact && (
            <>
              {' '}
              Her emergency contact: <TextWithPhone>{emergencyContact}</TextWithPhone>
            </>
          )}
        </>
      )}
    </Banner>
  );
}
