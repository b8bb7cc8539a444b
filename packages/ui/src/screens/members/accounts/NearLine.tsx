import styles from './NearLine.module.css';

/** What is known of the zip code that a visitor gave on the landing page. */
export type Near =
  | { readonly kind: 'counting' | 'unknown'; readonly zip: string }
  | { readonly kind: 'counted'; readonly zip: string; readonly moreThan: number };

function wordsOf(near: Near): string {
  const { zip } = near;
  switch (near.kind) {
    case 'counting':
      return `Looking near ${zip}…`;
    case 'unknown':
      return `We do not know the zip code ${zip}.`;
    case 'counted': {
      const { moreThan } = near;
      return moreThan === 0
        ? `You would be among the first near ${zip}.`
        : `More than ${moreThan.toLocaleString('en-US')} mothers near ${zip}.`;
    }
  }
}

export function NearLine({ near }: { readonly near: Near }) {
  return (
    <p className={styles.near} role="status">
      {wordsOf(near)}
    </p>
  );
}
