import { BadgeCheck, Flag, ScrollText, ShieldCheck } from 'lucide-react';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { AccountSection } from '../../members/accounts/AccountSection.tsx';

interface SafetySectionProps {
  /** Left out where there are no photo checks. */
  readonly photoCheck?: 'checked' | 'unchecked' | undefined;
}

/** The ways to the photo check, to what the member has reported, to how they stand, and to the rules. */
export const SafetySection = ({ photoCheck }: SafetySectionProps) => (
  <AccountSection title="Safety">
    <LinkList>
      {photoCheck && (
        <LinkRow href="/account/selfie-check" lead={<BadgeCheck aria-hidden />}>
          {photoCheck === 'checked' ? 'Photo check: checked' : 'Have my photo checked'}
        </LinkRow>
      )}
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
