import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { dateText, endMoment } from '../admin/moment-text.ts';
import styles from './CaseParts.module.css';
import { CasesOfMember } from './CasesOfMember.tsx';
import type { CaseReady } from './case-state.ts';
import { nameOf, standingLabel } from './case-text.ts';

/** Whom it is about: how the member stands, and the member's other cases. */
export function CaseMember({ page: { member, memberFacts }, now }: Pick<CaseReady, 'page' | 'now'>) {
  if (!member) return <p className={styles.quiet}>The account was deleted.</p>;
  const standing = memberFacts && standingLabel(memberFacts.standing);
  return (
    <Stack gap={4}>
      <Cluster gap={3} wrap={false}>
        <Avatar
          size="medium"
          name={member.firstName}
          face={photoOrInitial(member.profilePhotoUrl)}
          decorative
        />
        <div className={styles.who}>
          <TextLink href={`/admin/members/${member.id}`}>{nameOf(member)}</TextLink>
          {memberFacts && (
            <p className={styles.quiet}>
              {memberFacts.email} · since {dateText(memberFacts.memberSince)}
            </p>
          )}
        </div>
      </Cluster>
      {standing && (
        <Cluster gap={2}>
          <Badge tone={standing.tone}>{standing.words}</Badge>
          {memberFacts.until && (
            <span className={styles.quiet}>until {endMoment(memberFacts.until, now)}</span>
          )}
        </Cluster>
      )}
      {memberFacts && (
        <div>
          <h3 className={styles.label}>Other cases</h3>
          <CasesOfMember cases={memberFacts.cases} none="There is no other case about her." />
        </div>
      )}
    </Stack>
  );
}
