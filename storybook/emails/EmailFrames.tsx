import styles from './EmailFrames.module.css';
import { emailHtmlOf } from './email-html-of.ts';

const widths = [600, 390];

/** An e-mail as mail programs show it: on a wide screen and on a phone, light or dark as the story is. */
export function EmailFrames({ name }: { readonly name: string }) {
  const html = emailHtmlOf(name);
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
