import { Flag, ScrollText, ShieldCheck } from 'lucide-react';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { AccountSection } from '../../members/accounts/AccountSection.tsx';

/** The ways to what the member has reported, to how they stand, and to the rules. */
export const SafetySection = () => (
  <AccountSection title="Safety">
    <LinkList>
      <LinkRow href="/account/reports" lead={<Flag aria-hidden />}>
        My reports
      </LinkRow>
      <LinkRow href="/account/standing" lead={<ShieldCheck aria-hidden />}>
        My standing
      </LinkRow>
      <LinkRow href="/rules" lead={<ScrollText aria-hidden />}>
        House rules
      </LinkRow>
    </LinkList>
  </AccountSection>
);
