import type { CurrentInsightView, PartName } from '@nestmates/application/together/insights/contract.ts';
import { RefreshCw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { RetryButton } from '../../../../components/actions/RetryButton.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { ColorPlate } from '../../../../components/layout/ColorPlate.tsx';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import styles from './WeeklyInsightCard.module.css';

interface Generating {
  readonly pending: boolean;
  onGenerate(): void;
}

export type WeeklyInsightState = Loadable<
  Generating & {
    readonly insight: CurrentInsightView;
    onMark(part: PartName, helpful: boolean | null): void;
  },
  /** The member has switched insights off. */
  | { readonly kind: 'off' }

  /** None yet this week; `prepared` if one only waits to be opened. */
  | (Generating & { readonly kind: 'none'; readonly prepared: boolean })
>;

function Off() {
  return (
    <>
      <p className={styles.lead}>Switched off.</p>
      <p className={styles.note}>Nothing is written for you, and nothing is sent anywhere.</p>
      <LinkButton href="/dashboard/mommy-ai" look="plate">
        Open the settings
      </LinkButton>
    </>
  );
}

function None({ prepared, pending, onGenerate }: Extract<WeeklyInsightState, { kind: 'none' }>) {
  return (
    <>
      <p className={styles.lead}>
        {prepared
          ? 'Your insight for this week is ready.'
          : 'A tip, something for you, and something to do together, for this week.'}
      </p>
      <Button
        look="plate"
        pending={pending}
        pendingLabel={prepared ? 'Opening…' : 'Writing…'}
        onClick={onGenerate}
      >
        {prepared ? 'Read it' : 'Generate Insight'}
      </Button>
    </>
  );
}

const anewLabel = (left: number) => (left === 1 ? 'Write it anew (once more)' : 'Write it anew');

/** Read after the tip, and large. */
const importTexts = () => import('../InsightTexts.tsx');

function Ready({ insight, pending, onGenerate, onMark }: Extract<WeeklyInsightState, { kind: 'ready' }>) {
  const { loaded: texts, preload, load } = useLazyImport(importTexts);
  if (!texts) {
    return (
      <>
        <p className={styles.lead}>{insight.insight.tip}</p>
        <div className={styles.more}>
          <Button look="text" size="small" aria-expanded={false} onPointerDown={preload} onClick={load}>
            Self care and bonding
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <texts.InsightTexts insight={insight} onMark={onMark} />
      <div className={styles.actions}>
        {insight.regenerationsLeft > 0 && (
          <Button
            look="plate"
            size="small"
            icon={<RefreshCw aria-hidden />}
            pending={pending}
            pendingLabel="Writing…"
            onClick={onGenerate}
          >
            {anewLabel(insight.regenerationsLeft)}
          </Button>
        )}
        <TextLink href="/dashboard/insights">Past weeks</TextLink>
      </div>
    </>
  );
}

function Content({ state }: { readonly state: WeeklyInsightState }): ReactNode {
  switch (state.kind) {
    case 'off':
      return <Off />;
    case 'loading':
      return (
        <SkeletonGroup label="Loading your weekly insight">
          <Skeleton shape="heading" width="100%" />
          <Skeleton shape="heading" width="70%" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <div className={styles.failed}>
          <p>Your weekly insight was not loaded.</p>
          <RetryButton look="plate" what="your weekly insight" onRetry={state.onRetry}>
            Retry
          </RetryButton>
        </div>
      );
    case 'none':
      return <None {...state} />;
    case 'ready':
      return <Ready {...state} />;
  }
}

/** The week's insight on the dashboard, its one coloured plate: the tip first, the rest on a tap. */
export function WeeklyInsightCard({ state }: { readonly state: WeeklyInsightState }) {
  return (
    <div className={styles.card} data-kind={state.kind}>
      <ColorPlate labelledBy="weekly-insight">
        <div className={styles.content} aria-live="polite">
          <h2 id="weekly-insight" className={styles.title}>
            <Sparkles aria-hidden />
            Mommy AI Weekly Insight
          </h2>
          <Content state={state} />
        </div>
      </ColorPlate>
    </div>
  );
}
