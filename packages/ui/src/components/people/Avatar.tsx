import styles from './Avatar.module.css';
import { FacePicture, type FacePictureProps } from './FacePicture.tsx';

export interface AvatarProps extends Omit<FacePictureProps, 'zoom' | 'shift' | 'size'> {
  /** 28, 32, 40, 44, 52 and 72 px */
  readonly size?: 'mini' | 'tiny' | 'small' | 'regular' | 'medium' | 'large';
}

export function Avatar({ size = 'regular', ...picture }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size}>
      <FacePicture {...picture} size="avatar" />
    </span>
  );
}
