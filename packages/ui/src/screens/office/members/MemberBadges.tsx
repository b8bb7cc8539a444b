import type { FoundMemberView } from '@nestmates/application/office/members/contract.ts';
import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { Badge } from '../../../components/labels/Badge.tsx';

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
