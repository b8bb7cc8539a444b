import type { AdminMemberView } from '@nestmates/application/office/members/contract.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { momentText } from '../admin/moment-text.ts';
import { CasesOfMember } from '../cases/CasesOfMember.tsx';
import { standingLabel } from '../cases/case-text.ts';
import styles from './AdminMembers.module.css';

/** How a member stands, and the cases about the member. */
export function MemberTrust({ trust: { standing, until, cases } }: Pick<AdminMemberView, 'trust'>) {
  const { tone, words } = standingLabel(standing);
  return (
    <>
      <p className={styles.badges}>
        <Badge tone={tone}>{words}</Badge>
        {until && <span className={styles.quiet}>until {momentText(until)}</span>}
      </p>
      <CasesOfMember cases={cases} none="Nobody has reported her." />
    </>
  );
}
