import { distanceBands } from '@nestmates/domain/members/places/distance-band.ts';
import { type FirstDeck, FirstDeckMoment } from '@nestmates/ui/screens/site/first-deck/FirstDeckMoment.tsx';
import { useNearbyMothers } from '../../friends/matching/nearby-mothers.ts';
import type { ShownMoment } from '../../platform/moments/moments.ts';
import { useMember } from '../../platform/session/session.ts';

/** Faces that stand as one picture. */
const mostFaces = 4;

/** Dealt here, so that Browse opens with it. */
function useFirstDeck(): FirstDeck {
  const { city, mustVerifyEmail } = useMember();
  const { mothers: cards, nobodyNear } = useNearbyMothers();
  if (mustVerifyEmail) return { kind: 'unverified' };
  if (cards === undefined) return { kind: 'searching' };
  if (cards.length === 0) return nobodyNear ? { kind: 'nobody', city: city ?? '' } : { kind: 'undealt' };
  const shown = cards.slice(0, mostFaces);
  const farthest = Math.max(...shown.map(({ distance }) => distanceBands.indexOf(distance.band)));
  return {
    kind: 'found',
    near: distanceBands[farthest] ?? 'farther',
    mothers: shown.map(({ user, compatibilityScore }) => ({
      id: user.id,
      firstName: user.firstName,
      profilePhotoUrl: user.profilePhotoUrl,
      score: compatibilityScore,
    })),
  };
}

function FirstDeckContainer({ onClose }: { onClose(): void }) {
  return <FirstDeckMoment deck={useFirstDeck()} onClose={onClose} />;
}

export const momentOfFirstDeck: ShownMoment = {
  topic: 'first-deck',
  render: (onClose) => <FirstDeckContainer onClose={onClose} />,
};
