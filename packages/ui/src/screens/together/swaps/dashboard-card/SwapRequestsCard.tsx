import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { useRef } from 'react';
import type { Answer } from '../../../../components/actions/AnswerButtons.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { useFocusContainerWhenLost } from '../../../../focus/use-focus-container-when-lost.ts';
import { useTapGuard } from '../../../../taps/use-tap-guard.ts';
import { SwapRequest } from './SwapRequest.tsx';
import styles from './SwapRequestsCard.module.css';

export type SwapRequestsCardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | {
      readonly kind: 'ready';
      /** All that wait for the member's answer; only the first are shown. */
      readonly swaps: readonly SwapView[];
      readonly answering?: readonly { readonly id: number; readonly action: SwapView['actions'][number] }[];
      onAnswer(swap: SwapView, answer: Answer): void;
    };

const maxShown = 2;

/** The swap requests that wait for the member's answer. Renders nothing while loading and if there are none. */
export function SwapRequestsCard({ state }: { readonly state: SwapRequestsCardState }) {
  const section = useRef<HTMLElement>(null);
  const swaps = state.kind === 'ready' ? state.swaps : [];
  const first = swaps.slice(0, maxShown);
  const taps = useTapGuard(first.map(({ id }) => id));
  useFocusContainerWhenLost(section, swaps.length);
  if (state.kind === 'failed') return <LoadError what="your babysitting requests" onRetry={state.onRetry} />;
  if (state.kind === 'loading' || swaps.length === 0) return null;
  const { answering = [], onAnswer } = state;
  const all = swaps.length > maxShown && <TextLink href="/babysitting-swaps">View All</TextLink>;
  return (
    <section ref={section} className={styles.section} aria-label="Babysitting Requests" tabIndex={-1}>
      <SectionHeading action={all}>Babysitting Requests</SectionHeading>
      <Stack as="ul" gap={4}>
        {first.map((swap) => (
          <li key={swap.id}>
            <SwapRequest
              swap={swap}
              answering={answering.find(({ id }) => id === swap.id)?.action}
              onAnswer={(answer, event) => taps.isIntended(event, answer) && onAnswer(swap, answer)}
            />
          </li>
        ))}
      </Stack>
    </section>
  );
}
