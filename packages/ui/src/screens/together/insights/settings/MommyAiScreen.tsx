import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { MommyAiForm, type MommyAiFormProps } from './MommyAiForm.tsx';
import styles from './MommyAiScreen.module.css';
import { SharedFacts, type SharedFactsState } from './SharedFacts.tsx';

export type MommyAiScreenState = Loadable<{
  /** Insights are not included in the member's plan; what the member has written is theirs all the same. */
  readonly locked: boolean;
  readonly form: MommyAiFormProps;
  readonly shared: SharedFactsState;
}>;

const title = (
  <>
    Mommy AI <em>Settings</em>
  </>
);

function Content({ state }: { readonly state: MommyAiScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your settings">
          <Skeleton width="50%" />
          <Skeleton shape="picture" height="120px" />
          <Skeleton shape="picture" height="120px" />
          <Skeleton shape="picture" height="120px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your settings" onRetry={state.onRetry} />;
    case 'ready':
      return (
        <>
          {state.locked && (
            <Banner
              title="Have your week written for you"
              action={
                <LinkButton href="/subscribe" look="outline" size="small">
                  Upgrade to Unlock
                </LinkButton>
              }
            >
              This feature is for Premium members only. Your weekly insight and the suggestions of the planner
              are written with what stands here.
            </Banner>
          )}
          <MommyAiForm {...state.form} />
          <SharedFacts state={state.shared} />
        </>
      );
  }
}

/** What the AI features may know about the member, in their own words, and all that they learn. */
export function MommyAiScreen({ state }: { readonly state: MommyAiScreenState }) {
  return (
    <Page className={styles.page} title={title}>
      <Content state={state} />
    </Page>
  );
}
