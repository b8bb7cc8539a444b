import type { SelfieCheckView } from '@nestmates/application/trust/selfie-checks/contract.ts';
import { Camera, RotateCcw } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { GalleryButton, type GalleryProps } from '../../members/photos/GalleryButton.tsx';
import { PoseDrawing } from './PoseDrawing.tsx';
import styles from './SelfieCheckScreen.module.css';

export interface SelfieFieldState extends GalleryProps {
  /** What was taken or chosen. */
  readonly picture?: string | undefined;
  readonly problem?: string | undefined;
  onTake(): void;
}

interface SelfieFieldProps extends SelfieFieldState {
  readonly nth: number;
  readonly pose: SelfieCheckView['poses'][number];
  readonly resting: boolean;
}

/** One pose, and the selfie in it. */
export function SelfieField({ nth, pose, picture, problem, resting, onTake, ...gallery }: SelfieFieldProps) {
  return (
    <FieldGroup id={`selfie-${nth}`} label={`Selfie ${nth}: ${pose.words}`} error={problem}>
      <div className={styles.selfie}>
        <div className={styles.frame}>
          {picture ? (
            <img className={styles.picture} src={picture} alt={`Your selfie ${nth}`} />
          ) : (
            <PoseDrawing pose={pose.name} />
          )}
        </div>
        <div className={styles.ways}>
          <Button
            wide
            size="small"
            look={picture ? 'outline' : 'main'}
            resting={resting}
            icon={picture ? <RotateCcw aria-hidden /> : <Camera aria-hidden />}
            onClick={onTake}
          >
            {picture ? `Retake Selfie ${nth}` : `Take Selfie ${nth}`}
          </Button>
          <GalleryButton {...gallery} size="small" wide resting={resting} />
        </div>
      </div>
    </FieldGroup>
  );
}
