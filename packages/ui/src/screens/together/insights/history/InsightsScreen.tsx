import type { InsightView, PartName } from '@nestmates/application/together/insights/contract.ts';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { LoadMore, type MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { PremiumFeature } from '../../../platform/access/PremiumFeature.tsx';
import { InsightTexts } from '../InsightTexts.tsx';
import { weekInWords } from '../insight-dates.ts';
import styles from './InsightsScreen.module.css';

export type InsightsScreenState = Loadable<
  {
    readonly insights: readonly InsightView[];
    readonly more?: MoreItems | undefined;
    onMark(insight: InsightView, part: PartName, helpful: boolean | null): void;
  },
  { readonly kind: 'locked' }
>;

const title = (
  <>
    Your weekly <em>insights</em>
  </>
);

function Weeks({ insights, more, onMark }: Extract<InsightsScreenState, { kind: 'ready' }>) {
  return (
    <>
      {insights.map((insight) => (
        <section key={insight.id} aria-labelledby={`week-${insight.id}`}>
          <SectionHeading id={`week-${insight.id}`}>{weekInWords(insight.week)}</SectionHeading>
          <InsightTexts insight={insight} onMark={(part, helpful) => onMark(insight, part, helpful)} />
        </section>
      ))}
      <LoadMore more={more} itemName="weeks" />
    </>
  );
}

/** The insights the member has opened, one a week. */
export function InsightsScreen({ state }: { readonly state: InsightsScreenState }) {
  if (state.kind === 'locked') {
    return <PremiumFeature gate="insights" />;
  }
  if (state.kind === 'ready' && state.insights.length === 0) {
    return (
      <EmptyPage
        scene="letter"
        title="No insights yet"
        action={<LinkButton href="/dashboard">Get this week’s insight</LinkButton>}
      >
        What is written for you each week is kept here.
      </EmptyPage>
    );
  }
  return (
    <Page className={styles.page} title={title}>
      {state.kind === 'loading' && (
        <SkeletonGroup label="Loading your insights">
          <Skeleton shape="heading" width="60%" />
          <Skeleton shape="picture" height="160px" />
          <Skeleton shape="heading" width="60%" />
          <Skeleton shape="picture" height="160px" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <LoadError what="your insights" onRetry={state.onRetry} />}
      {state.kind === 'ready' && <Weeks {...state} />}
    </Page>
  );
}
