import type { PlaydateMatchView } from '@nestmates/application/together/planner/contract.ts';
import type { Author } from '@nestmates/domain/together/insights/insight.ts';
import { WandSparkles } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { EntrySkeleton } from '../../friends/connections/EntrySkeleton.tsx';
import { PlannerBasis, type PlannerBasisProps } from './PlannerBasis.tsx';
import { PlannerMatch, type PlannerMatchStep } from './PlannerMatch.tsx';
import styles from './PlannerScreen.module.css';

export type PlannerResult =
  /** The member has not looked yet. */
  | { readonly kind: 'none'; readonly basis: PlannerBasisProps }
  | { readonly kind: 'finding' }
  /** What the member has to add to their profile first, as the server says it. */
  | { readonly kind: 'missing'; readonly reason: string; readonly href: string }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** Where only the suggestions could not be written. */
      onWithoutSuggestions?: (() => void) | undefined;
    }
  | {
      readonly kind: 'ready';
      readonly matches: readonly PlaydateMatchView[];
      /** Whether AI features are on in the member's settings. */
      readonly enabled: boolean;
      readonly author: Author | null;
      stepOf(match: PlaydateMatchView): PlannerMatchStep;
      onAct(match: PlaydateMatchView): void;
    };

export interface PlannerScreenState {
  readonly result: PlannerResult;
  onFind(): void;
}

type Ready = Extract<PlannerResult, { kind: 'ready' }>;

function Matches({ matches, enabled, author, stepOf, onAct }: Ready) {
  if (matches.length === 0) {
    return (
      <EmptyState
        scene="calendar"
        title="No common time yet"
        action={<LinkButton href="/edit-profile/parenting">Change when you are free</LinkButton>}
      >
        Nobody with children of about the same age is free when you are. More times in your week help, and so
        do more connections.
      </EmptyState>
    );
  }
  return (
    <>
      {!enabled && (
        <p className={styles.note}>
          AI features are switched off, so these come without suggestions.{' '}
          <TextLink href="/dashboard/mommy-ai">Open the settings</TextLink>
        </p>
      )}
      <ul className={styles.list} aria-label="Playdate matches">
        {matches.map((match) => (
          <li key={match.user.id} className={styles.item}>
            <PlannerMatch match={match} author={author} step={stepOf(match)} onAct={onAct} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Result({ result }: { readonly result: PlannerResult }) {
  switch (result.kind) {
    case 'none':
      return <PlannerBasis {...result.basis} />;
    case 'finding':
      return (
        <SkeletonGroup label="Finding playdate matches">
          <div className={styles.list}>
            <EntrySkeleton />
            <EntrySkeleton />
          </div>
        </SkeletonGroup>
      );
    case 'missing':
      return (
        <EmptyState
          scene="full"
          title="Your profile comes first"
          action={<LinkButton href={result.href}>Edit your profile</LinkButton>}
        >
          {result.reason}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          scene="offline"
          title="Failed to find matches"
          action={
            result.onWithoutSuggestions && (
              <Button look="outline" onClick={result.onWithoutSuggestions}>
                Find Without Suggestions
              </Button>
            )
          }
        >
          {result.reason}
        </EmptyState>
      );
    case 'ready':
      return <Matches {...result} />;
  }
}

/** Says with whom a playdate could be planned, when, and what for. */
export function PlannerScreen({ state: { result, onFind } }: { readonly state: PlannerScreenState }) {
  return (
    <Page
      className={styles.page}
      title={
        <>
          Smart Playdate <em>Planner</em>
        </>
      }
    >
      <Stack gap={4} align="start">
        {result.kind !== 'ready' && (
          <p className={styles.lead}>
            We look for mothers whose children are of about the same age as yours, and for times when you are
            both free.
          </p>
        )}
        <Button
          icon={<WandSparkles aria-hidden />}
          look={result.kind === 'ready' ? 'outline' : 'main'}
          pending={result.kind === 'finding'}
          pendingLabel="Finding…"
          onClick={onFind}
        >
          {result.kind === 'ready' ? 'Find Again' : 'Find Matches'}
        </Button>
      </Stack>
      <div aria-live="polite">
        <Result result={result} />
      </div>
    </Page>
  );
}
