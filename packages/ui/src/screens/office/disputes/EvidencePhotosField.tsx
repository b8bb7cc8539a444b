import { evidenceRule } from '@nestmates/domain/money/disputes/evidence.ts';
import { useId } from 'react';
import { FieldError } from '../../../components/forms/FieldError.tsx';
import { PhotoPicture } from '../../../components/pictures/PhotoPicture.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './EvidencePhotosField.module.css';

interface EvidencePhotosFieldProps extends FieldBinding<string[]> {
  /** Photos to choose from. */
  readonly photos: readonly string[];
}

/** Which photos of the order the bank gets; the buyer's may be among them. */
export function EvidencePhotosField({ name, value, onChange, error, photos }: EvidencePhotosFieldProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>Photos to send along</legend>
      <p className={styles.hint}>
        Up to {evidenceRule.maxPhotos}, in one file. Leave out what speaks against us.
      </p>
      <ul className={styles.photos}>
        {photos.map((url, place) => (
          <li key={url}>
            <label className={styles.photo}>
              <input
                type="checkbox"
                name={name}
                aria-label={`Photo ${place + 1} of ${photos.length}`}
                checked={value.includes(url)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, url] : value.filter((other) => other !== url))
                }
              />
              <PhotoPicture src={url} size="card" />
            </label>
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
