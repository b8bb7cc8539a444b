import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { PlanMoment } from '@nestmates/ui/screens/money/subscriptions/PlanMoment.tsx';
import type { ShownMoment } from '../../platform/moments/moments.ts';
import { useMember } from '../../platform/session/session.ts';

function PlanMomentContainer({ plan, onClose }: { readonly plan: PaidPlan; onClose(): void }) {
  const { firstName, profilePhotoUrl } = useMember();
  return <PlanMoment plan={plan} me={{ firstName: firstName ?? '', profilePhotoUrl }} onClose={onClose} />;
}

export const momentOfPlan = (plan: PaidPlan): ShownMoment => ({
  topic: 'plan',
  render: (onClose) => <PlanMomentContainer plan={plan} onClose={onClose} />,
});
