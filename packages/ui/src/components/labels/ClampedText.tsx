import { useLayoutEffect, useRef, useState } from 'react';
import styles from './ClampedText.module.css';

/** Length that three lines of a phone hold, about. It decides until the text is measured, as on a page of the server. */
const heldCharacters = 95;

export interface ClampedTextProps {
  /** Subject in the accessible name of the button: "Read more about Priya". */
  readonly about: string;
  readonly children: string;
}

/** A member's own text in a list: three lines, and all of it after a tap. */
export function ClampedText({ about, children }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(children.length > heldCharacters);
  useLayoutEffect(() => {
    const { current } = text;
    if (!current || open) return;
    const measure = () => setCut(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div className={styles.clamped}>
      <p ref={text} className={styles.text} data-open={open}>
        {children}
      </p>
      {cut && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Read less' : 'Read more'}
          <span className={styles.visuallyHidden}> about {about}</span>
        </button>
      )}
    </div>
  );
}
