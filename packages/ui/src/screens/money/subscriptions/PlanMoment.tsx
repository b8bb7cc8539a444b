import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { featureLinesOf } from '@nestmates/domain/platform/access/features.ts';
import { Check } from 'lucide-react';
import { Moment } from '../../../components/moments/Moment.tsx';
import { MomentFacts } from '../../../components/moments/MomentFacts.tsx';
import { MomentPictures } from '../../../components/moments/MomentPictures.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';

export interface PlanMomentProps {
  readonly plan: PaidPlan;
  readonly me: { readonly firstName: string; readonly profilePhotoUrl: string | null };
  onClose(): void;
}

const names = { pro: 'Pro', premium: 'Premium' } as const;
const firstSteps = {
  pro: { label: 'Open your messages', href: '/messages' },
  premium: { label: 'Plan a playdate', href: '/playdate-planner' },
} as const;

/** A plan has begun: what it opens. */
export const PlanMoment = ({ plan, me, onClose }: PlanMomentProps) => (
  <Moment
    picture={
      <MomentPictures
        eggs={plan === 'premium' ? 3 : 2}
        of={<Portrait name={me.firstName} face={photoOrInitial(me.profilePhotoUrl)} decorative eager />}
      />
    }
    title={
      <>
        {names[plan]} is <em>yours</em>
      </>
    }
    description="All of this is open from now on."
    main={firstSteps[plan]}
    quiet={{ label: 'Later' }}
    onClose={onClose}
  >
    <MomentFacts
      facts={featureLinesOf(plan)
        .filter(({ open }) => open)
        .map(({ says }) => ({ icon: <Check aria-hidden />, words: says }))}
    />
  </Moment>
);
