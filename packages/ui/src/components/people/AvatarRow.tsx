import { Avatar, type AvatarProps } from './Avatar.tsx';
import styles from './AvatarRow.module.css';

export interface AvatarRowProps {
  readonly people: readonly Pick<AvatarProps, 'name' | 'face' | 'backdrop'>[];
  readonly size?: AvatarProps['size'];
}

/** Overlapping avatars. Decorative: the number beside them says the same. */
export function AvatarRow({ people, size = 'tiny' }: AvatarRowProps) {
  return (
    <span className={styles.row} data-size={size} aria-hidden="true">
      {people.map((person) => (
        <span key={person.name} className={styles.item}>
          <Avatar {...person} size={size} decorative />
        </span>
      ))}
    </span>
  );
}
