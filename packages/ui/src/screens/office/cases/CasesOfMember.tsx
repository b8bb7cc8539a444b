import type { MemberStanding } from '@nestmates/application/office/cases/case-views.ts';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { dateText } from '../admin/moment-text.ts';
import styles from './CaseParts.module.css';
import { stateWords, verbOf } from './case-text.ts';

interface CasesOfMemberProps extends Pick<MemberStanding, 'cases'> {
  readonly none: string;
}

export function CasesOfMember({ cases, none }: CasesOfMemberProps) {
  if (cases.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    <ul className={styles.rows}>
      {cases.map(({ id, state, openedAt, decision }) => (
        <li key={id}>
          <TextLink href={`/admin/cases/${id}`}>Case {id}</TextLink>
          <span className={styles.quiet}>
            {[stateWords(state), decision && verbOf(decision), dateText(openedAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
