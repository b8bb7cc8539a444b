import { Portrait } from '../../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import styles from './SellerFace.module.css';

interface SellerFaceProps {
  readonly name: string;
  /** Null for a visitor, who sees their initial. */
  readonly photoUrl: string | null | undefined;
}

export const SellerFace = ({ name, photoUrl }: SellerFaceProps) => (
  <div className={styles.face}>
    <Portrait name={name} face={photoOrInitial(photoUrl)} decorative eager />
  </div>
);
