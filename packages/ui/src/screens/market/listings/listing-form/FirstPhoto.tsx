import type { ListingType } from '@nestmates/domain/platform/shared/listing-words.ts';
import { Camera, Images } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { acceptedPhotos } from '../../../members/photos/list/PhotoListField.tsx';
import styles from './FirstPhoto.module.css';

interface FirstPhotoProps {
  /** Takes the chosen photos; whether there were any. */
  onTake(event: ChangeEvent<HTMLInputElement>): boolean;
  /** Goes on to the form, with the type as far as it is known by now. */
  onBegin(type?: ListingType): void;
}

/** The first step of a new listing: its photo, taken with the camera where there is one. */
export function FirstPhoto({ onTake, onBegin }: FirstPhotoProps) {
  const [camera, library] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    if (onTake(event)) onBegin('product');
  };
  return (
    <div className={styles.first}>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          First, a <em>photo</em>
        </h2>
        <p className={styles.lead}>It is what others see first. You can add five more.</p>
      </div>
      <div className={styles.choices}>
        <div className={styles.camera}>
          <Button wide icon={<Camera aria-hidden />} onClick={() => camera.current?.click()}>
            Take a Photo
          </Button>
        </div>
        <Button wide look="outline" icon={<Images aria-hidden />} onClick={() => library.current?.click()}>
          Choose Photos
        </Button>
      </div>
      <div className={styles.others}>
        <Button look="text" onClick={() => onBegin()}>
          List without a Photo
        </Button>
        <Button look="text" onClick={() => onBegin('service')}>
          Offer a Service
        </Button>
      </div>
      <input
        ref={camera}
        hidden
        type="file"
        capture="environment"
        accept={acceptedPhotos}
        aria-label="Photo from the camera"
        onChange={take}
      />
      <input
        ref={library}
        hidden
        multiple
        type="file"
        accept={acceptedPhotos}
        aria-label="Photos of the listing"
        onChange={take}
      />
    </div>
  );
}
