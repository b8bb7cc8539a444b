import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { ChildChips } from '../../../members/people/ChildChips.tsx';
import { EntryFact } from '../../swaps-and-playdates/EntryFact.tsx';
import { TextWithPhone } from '../../swaps-and-playdates/TextWithPhone.tsx';
import { childrenOfSwap, spanInRow } from '../swap-text.ts';

interface SwapFactsProps {
  readonly of: SwapView;
  /** Whether it is answered: before that, contact and notes stand beside the answer. */
  readonly isAnswered: boolean;
}

export function SwapFacts({ of: swap, isAnswered }: SwapFactsProps) {
  const { location, direction, emergencyContact, notes, user, times } = swap;
  const { asked, brought } = childrenOfSwap(swap);
  return (
    <Stack as="dl" gap={3}>
      <EntryFact title="Location">{location}</EntryFact>
      {direction === 'sent' && times.length > 1 && (
        <EntryFact title="Times to choose from">
          {times.map((time) => (
            <div key={time.date}>{spanInRow(time)}</div>
          ))}
        </EntryFact>
      )}
      {asked.length > 0 && (
        <EntryFact title="Children">
          <ChildChips childChips={asked} />
        </EntryFact>
      )}
      {brought.length > 0 && (
        <EntryFact title={direction === 'sent' ? `${user.firstName} brings` : 'You bring'}>
          <ChildChips childChips={brought} />
        </EntryFact>
      )}
      {isAnswered && emergencyContact && (
        <EntryFact title="Emergency contact">
          <TextWithPhone>{emergencyContact}</TextWithPhone>
        </EntryFact>
      )}
      {isAnswered && notes && <EntryFact title="Notes">{notes}</EntryFact>}
    </Stack>
  );
}
