import styles from './Gallery.module.css';
import { gallerySizes, type Size } from './sizes.ts';

interface SizeChoiceProps {
  readonly size: Size;
  onChange(size: Size): void;
}

export function SizeChoice({ size, onChange }: SizeChoiceProps) {
  return (
    <fieldset className={styles.sizes}>
      <legend>Size of all frames</legend>
      {gallerySizes.map((each) => (
        <button
          key={each.name}
          type="button"
          aria-pressed={each.width === size.width}
          onClick={() => onChange(each)}
        >
          {each.name}
        </button>
      ))}
    </fieldset>
  );
}
