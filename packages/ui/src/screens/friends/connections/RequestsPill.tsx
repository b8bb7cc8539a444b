import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import { ChevronDown } from 'lucide-react';
import { AvatarRow } from '../../../components/people/AvatarRow.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import styles from './RequestsPill.module.css';

interface RequestsPillProps {
  readonly requests: readonly RequestView[];
  readonly label: string;
  readonly open: boolean;
  /** The id of the panel, while it is open. */
  readonly controls: string | undefined;
  onToggle(): void;
}

const maxFaces = 2;

/** A button for the header of a page: the faces of who has asked. On a wide screen with words. */
export function RequestsPill({ requests, label, open, controls, onToggle }: RequestsPillProps) {
  const people = requests.slice(0, maxFaces).map(({ requester }) => ({
    name: requester.firstName,
    face: photoOrInitial(requester.profilePhotoUrl),
  }));
  return (
    <button
      type="button"
      className={styles.pill}
      aria-expanded={open}
      aria-controls={controls}
      data-tall
      onClick={onToggle}
    >
      <span className={styles.look}>
        <AvatarRow people={people} size="mini" />
        <span className={styles.label}>{label}</span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </span>
    </button>
  );
}
