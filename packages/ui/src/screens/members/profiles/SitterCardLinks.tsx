import type { Child } from '@nestmates/domain/members/children/child.ts';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { namedChild } from '../people/person-text.ts';
import styles from './EditProfileScreen.module.css';

interface SitterCardLinksProps {
  readonly of: readonly (Pick<Child, 'gender' | 'age'> & {
    readonly id: number;
    readonly name: string | null;
  })[];
}

/** The way to what a sitter has to know of each child. */
export function SitterCardLinks({ of: children }: SitterCardLinksProps) {
  if (children.length === 0) return null;
  return (
    <div className={styles.sitterCards}>
      <LinkList label="Sitter cards">
        {children.map((child) => (
          <LinkRow key={child.id} href={`/edit-profile/children/${child.id}/card`} note="sitter card">
            {namedChild(child)}
          </LinkRow>
        ))}
      </LinkList>
    </div>
  );
}
