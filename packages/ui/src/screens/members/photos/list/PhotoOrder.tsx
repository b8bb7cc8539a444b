import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { PhotoPicture } from '../../../../components/pictures/PhotoPicture.tsx';
import { movedTo } from './moved-to.ts';
import styles from './PhotoList.module.css';

interface PhotoOrderProps {
  /** The first one stands for all of them. */
  readonly cover?: boolean | undefined;
  readonly photos: readonly string[];
  onChange(photos: readonly string[]): void;
  /** Gets the focus when the last photo is removed. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  /** What stands behind the photos. */
  readonly children?: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Photos that can be put in order: by dragging, by the arrow keys on the chosen one, and by the buttons that stand
 * below once one is chosen.
 */
export function PhotoOrder({ cover = false, photos, onChange, fallbackFocus, children }: PhotoOrderProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const at = chosen === undefined ? -1 : photos.indexOf(chosen);

  const place = (photo: string) => photos.indexOf(photo) + 1;

  function move(photo: string, to: number) {
    const next = movedTo(photos, photo, to);
    if (next === photos) return;
    setSaid(`Photo is now number ${next.indexOf(photo) + 1} of ${next.length}`);
    onChange(next);
  }

  function remove(photo: string) {
    const next = photos.filter((other) => other !== photo);
    const neighbour = next[Math.min(photos.indexOf(photo), next.length - 1)];
    setChosen(neighbour);
    setSaid('Photo removed');
    onChange(next);
    const tiles = list.current?.querySelectorAll<HTMLElement>('[data-photo]');
    const target = [...(tiles ?? [])].find(({ dataset }) => dataset.photo === neighbour);
    (target ?? fallbackFocus.current)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, photo: string) {
    const step = steps[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(photo);
    } else if (step !== undefined) {
      event.preventDefault();
      setChosen(photo);
      move(photo, photos.indexOf(photo) + step);
    }
  }

  const dropOn = (photo: string) => (event: DragEvent) => {
    if (dragged === undefined) return;
    event.preventDefault();
    move(dragged, photos.indexOf(photo));
    setDragged(undefined);
  };

  return (
    <>
      <ul
        ref={list}
        className={styles.tiles}
        aria-label={cover ? 'Photos, the first one is on the card' : 'Photos'}
      >
        {photos.map((photo) => (
          <li key={photo} className={styles.tile} data-dragged={photo === dragged}>
            <button
              type="button"
              className={styles.picture}
              data-photo={photo}
              aria-pressed={photo === chosen}
              aria-label={`Photo ${place(photo)} of ${photos.length}`}
              draggable
              onClick={() => setChosen(photo === chosen ? undefined : photo)}
              onKeyDown={(event) => onKeyDown(event, photo)}
              onDragStart={() => setDragged(photo)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={dropOn(photo)}
            >
              <PhotoPicture className={styles.preview} src={photo} size="card" loading="eager" />
            </button>
            {cover && place(photo) === 1 && (
              <span className={styles.cover}>
                <Badge tone="surface">Cover</Badge>
              </span>
            )}
          </li>
        ))}
        {children}
      </ul>
      {chosen !== undefined && at >= 0 && (
        <div className={styles.tools} role="toolbar" aria-label={`Photo ${at + 1} of ${photos.length}`}>
          <span className={styles.hint}>Photo {at + 1}</span>
          <IconButton
            label="Move earlier"
            look="outline"
            icon={<ArrowLeft aria-hidden />}
            aria-disabled={at === 0 || undefined}
            onClick={() => move(chosen, at - 1)}
          />
          <IconButton
            label="Move later"
            look="outline"
            icon={<ArrowRight aria-hidden />}
            aria-disabled={at === photos.length - 1 || undefined}
            onClick={() => move(chosen, at + 1)}
          />
          <IconButton
            label="Remove photo"
            look="outline"
            icon={<Trash2 aria-hidden />}
            onClick={() => remove(chosen)}
          />
        </div>
      )}
      {photos.length > 1 && chosen === undefined && (
        <p className={styles.hint}>Tap a photo to move or remove it.</p>
      )}
      <span className={styles.visuallyHidden} role="status">
        {said}
      </span>
    </>
  );
}
