import type { FoundMemberView } from '@nestmates/application/office/members/contract.ts';
import { Badge } from '../../../components/labels/Badge.tsx';

const planNames = { free: 'Free', pro: 'Pro', premium: 'Premium' } as const;

interface MemberBadgesProps {
  readonly member: Pick<FoundMemberView, 'plan' | 'hasUnlocked' | 'isAdmin'>;
}

export const MemberBadges = ({ member: { plan, hasUnlocked, isAdmin } }: MemberBadgesProps) => (
  <>
    <Badge tone={plan === 'free' ? 'plain' : 'berry'}>{planNames[plan]}</Badge>
    {hasUnlocked && <Badge tone="moss">Early access</Badge>}
    {isAdmin && <Badge tone="ochre">Administrator</Badge>}
  </>
);
