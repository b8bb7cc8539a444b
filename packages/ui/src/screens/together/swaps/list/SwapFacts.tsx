import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { ReactNode } from 'react';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { ChildChips } from '../../../members/people/ChildChips.tsx';
import { TextWithPhone } from '../../swaps-and-playdates/TextWithPhone.tsx';
import { childrenOfSwap, spanInRow } from '../swap-text.ts';
import styles from './SwapFacts.module.css';

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function SwapFacts({ of: swap }: { readonly of: SwapView }) {
  const { location, direction, emergencyContact, notes, user, times } = swap;
  const { asked, brought } = childrenOfSwap(swap);
  return (
    <Stack as="dl" gap={3}>
      <Fact title="Location">{location}</Fact>
      {direction === 'sent' && times.length > 1 && (
        <Fact title="Times to choose from">
          {times.map((time) => (
            <div key={time.date}>{spanInRow(time)}</div>
          ))}
        </Fact>
      )}
      {asked.length > 0 && (
        <Fact title="Children">
          <ChildChips childChips={asked} />
        </Fact>
      )}
      {brought.length > 0 && (
        <Fact title={direction === 'sent' ? `${user.firstName} brings` : 'You bring'}>
          <ChildChips childChips={brought} />
        </Fact>
      )}
      {emergencyContact && (
        <Fact title="Emergency contact">
          <TextWithPhone>{emergencyContact}</TextWithPhone>
        </Fact>
      )}
      {notes && <Fact title="Notes">{notes}</Fact>}
    </Stack>
  );
}
