import { RotateCw, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Progress } from '../../../../components/feedback/Progress.tsx';
import { TemporaryButton } from '../TemporaryButton.tsx';
import styles from './PhotoList.module.css';

interface UploadFields {
  readonly id: number;
  readonly preview: string;
  /** Calls the upload off, or dismisses a failed one. */
  onCancel(): void;
}

export type PhotoUpload =
  | (UploadFields & {
      readonly kind: 'uploading';
      /** Share in percent; left out while the photo waits or is being prepared. */
      readonly percent?: number | undefined;
    })
  | (UploadFields & { readonly kind: 'failed'; readonly message: string; onRetry(): void });

interface UploadTileProps {
  readonly upload: PhotoUpload;
  readonly fallbackFocus: RefObject<HTMLElement | null>;
}

/** A photo that is on its way to the server. */
export function UploadTile({ upload, fallbackFocus }: UploadTileProps) {
  const failed = upload.kind === 'failed';
  const text = (percent: number | undefined) =>
    percent === undefined ? 'Getting it ready…' : `Uploading… ${percent}%`;
  return (
    <li className={styles.tile} data-failed={failed}>
      <span className={styles.picture}>
        <img className={styles.preview} src={upload.preview} alt="" />
      </span>
      <div className={styles.upload}>
        {failed ? (
          <p className={styles.failure}>{upload.message}</p>
        ) : (
          <>
            <span className={styles.percent}>{text(upload.percent)}</span>
            <Progress
              label="Uploading the photo"
              {...(upload.percent === undefined ? {} : { value: upload.percent })}
            />
          </>
        )}
        {failed && (
          <TemporaryButton
            fallbackFocus={fallbackFocus}
            look="text"
            icon={<RotateCw aria-hidden />}
            onClick={upload.onRetry}
          >
            Try again
          </TemporaryButton>
        )}
        <TemporaryButton
          fallbackFocus={fallbackFocus}
          look="text"
          icon={<X aria-hidden />}
          onClick={upload.onCancel}
        >
          {failed ? 'Dismiss' : 'Cancel'}
        </TemporaryButton>
      </div>
    </li>
  );
}
