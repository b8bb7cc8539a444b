import type { Child } from '@nestmates/domain/members/children/child.ts';
import { useEffect, useRef } from 'react';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { namedChild } from '../people/person-text.ts';
import styles from './EditProfileScreen.module.css';

interface SitterCardLinksProps {
  readonly of: readonly (Pick<Child, 'gender' | 'age'> & {
    readonly id: number;
    readonly name: string | null;
  })[];
  /** Whether the address of the page names them: they are then in view. */
  readonly named?: boolean | undefined;
}

/** The way to what a sitter has to know of each child. */
export function SitterCardLinks({ of: children, named = false }: SitterCardLinksProps) {
  const links = useRef<HTMLDivElement>(null);
  const isShown = children.length > 0;
  useEffect(() => {
    if (!named || !isShown) return;
    links.current?.focus({ preventScroll: true });
    links.current?.scrollIntoView({ block: 'center' });
  }, [named, isShown]);
  if (!isShown) return null;
  return (
    <div ref={links} className={styles.sitterCards} tabIndex={-1}>
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
