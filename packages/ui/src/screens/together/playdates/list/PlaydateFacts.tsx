import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { ChildChips } from '../../../members/people/ChildChips.tsx';
import { placeHeading } from '../../plans/plan-place-text.ts';
import { EntryFact } from '../../swaps-and-playdates/EntryFact.tsx';

export const hasFacts = ({ place, children }: PlaydateView): boolean =>
  place !== null || children.mine.length + children.theirs.length > 0;

/** Where a playdate is, and who comes along. */
export function PlaydateFacts({ of: playdate }: { readonly of: PlaydateView }) {
  const { children, user } = playdate;
  const place = placeHeading(playdate);
  if (!hasFacts(playdate)) return null;
  return (
    <Stack as="dl" gap={3}>
      {place && <EntryFact title="Location">{place}</EntryFact>}
      {children.theirs.length > 0 && (
        <EntryFact title={`${user.firstName} brings`}>
          <ChildChips childChips={children.theirs} />
        </EntryFact>
      )}
      {children.mine.length > 0 && (
        <EntryFact title="You bring">
          <ChildChips childChips={children.mine} />
        </EntryFact>
      )}
    </Stack>
  );
}
