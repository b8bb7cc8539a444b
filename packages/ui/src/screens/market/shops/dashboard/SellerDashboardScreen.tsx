import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { type TabItem, Tabs } from '../../../../components/navigation/Tabs.tsx';
import type { LockableAction } from '../../../friends/connections/MessageButton.tsx';
import { PremiumFeature } from '../../../platform/access/PremiumFeature.tsx';
import styles from './SellerDashboardScreen.module.css';

export type SellerDashboardScreenState =
  | { readonly kind: 'visitor' }
  /** The seller neither subscribes nor has anything listed. */
  | { readonly kind: 'locked' }
  | {
      readonly kind: 'open';
      /** Stands above the tabs. */
      readonly notice?: ReactNode;
      /** Where something is put on sale. */
      readonly quickList: LockableAction;
      readonly tabs: readonly TabItem[];
      /** The id of the tab that is shown. */
      readonly tab: string;
      onTab(id: string): void;
    };

function QuickList({ quickList }: Pick<Extract<SellerDashboardScreenState, { kind: 'open' }>, 'quickList'>) {
  return 'href' in quickList ? (
    <TextLink href={quickList.href}>Quick List</TextLink>
  ) : (
    <button
      type="button"
      className={styles.locked}
      aria-label="Quick List, comes with Premium"
      onClick={quickList.onLocked}
    >
      <Lock aria-hidden />
      Quick List
    </button>
  );
}

/** Everything that a seller sees to, in tabs. */
export function SellerDashboardScreen({ state }: { readonly state: SellerDashboardScreenState }) {
  switch (state.kind) {
    case 'visitor':
      return (
        <EmptyPage scene="full" title="Access Required" action={<LinkButton href="/auth">Log In</LinkButton>}>
          Please log in to access your seller dashboard.
        </EmptyPage>
      );
    case 'locked':
      return <PremiumFeature gate="seller dashboard" />;
    case 'open':
      return (
        <Page
          title={
            <>
              Seller <em>Dashboard</em>
            </>
          }
          actions={
            <span className={styles.quickList}>
              <QuickList quickList={state.quickList} />
            </span>
          }
        >
          <div className={styles.notices}>{state.notice}</div>
          <Tabs label="Seller dashboard" items={state.tabs} value={state.tab} onChange={state.onTab} />
        </Page>
      );
  }
}
