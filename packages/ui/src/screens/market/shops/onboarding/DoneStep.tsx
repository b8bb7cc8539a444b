import { ChartNoAxesColumn, Plus, Store } from 'lucide-react';
import { LinkList, LinkRow } from '../../../../components/navigation/LinkList.tsx';
import { NestDrawing } from '../../../../drawings/NestDrawing.tsx';
import { people } from '../../../../drawings/people.ts';
import { OnboardingLayout } from '../../../members/onboarding/OnboardingLayout.tsx';
import { CopyLink, type CopyLinkProps } from '../parts/CopyLink.tsx';
import styles from './SellerOnboarding.module.css';
import { stepCount } from './TypeStep.tsx';

export interface DoneStepProps {
  readonly shopName: string;
  readonly link: CopyLinkProps;
}

/** Step 4: the shop is there. */
export const DoneStep = ({ shopName, link }: DoneStepProps) => (
  <OnboardingLayout
    step={4}
    of={stepCount}
    title={
      <>
        Your Shop <em>Is Open!</em>
      </>
    }
    lead={`${shopName} has an address of its own. Send it to whoever might like it.`}
    portraitOf={people.priya}
  >
    <div className={styles.drawing}>
      <NestDrawing scene="full" />
    </div>
    <CopyLink {...link} />
    <LinkList label="What comes next">
      <LinkRow lead={<Plus aria-hidden />} href="/marketplace/new">
        Add another listing
      </LinkRow>
      <LinkRow lead={<Store aria-hidden />} href="/marketplace">
        View the marketplace
      </LinkRow>
      <LinkRow lead={<ChartNoAxesColumn aria-hidden />} href="/seller/dashboard">
        Open your dashboard
      </LinkRow>
    </LinkList>
  </OnboardingLayout>
);
