import styles from './EmailFrames.module.css';
import { emailHtmlOf } from './email-html-of.ts';

const widths = [600, 390];

/** An e-mail as mail programs show it: on a wide screen and on a phone, light or dark as the story is. */
export function EmailFrames({
  name,
  facts,
}: {
  readonly name: string;
  /** Instead of the sample's. */
  readonly facts?: Readonly<Record<string, unknown>>;
}) {
  const html = emailHtmlOf(name, facts);
  return (
    <div className={styles.frames}>
      {widths.map((width) => (
        <iframe
          key={width}
          className={styles.frame}
          title={`${name} at ${width} pixels`}
          style={{ inlineSize: width }}
          srcDoc={html}
        />
      ))}
    </div>
  );
}
