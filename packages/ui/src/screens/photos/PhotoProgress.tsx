import { Progress } from '../../components/Progress.tsx';
import styles from './PhotoProgress.module.css';

/** Lies over the picture that is on its way. */
export function PhotoProgress({ percent }: { readonly percent: number | undefined }) {
  const words = percent === undefined ? 'Getting it ready…' : `Uploading… ${percent}%`;
  return (
    <div className={styles.over}>
      <span className={styles.words}>{words}</span>
      <Progress label="Uploading your photo" {...(percent === undefined ? {} : { value: percent })} />
    </div>
  );
}
