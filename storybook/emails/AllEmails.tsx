import { emails } from '@nestmates/ui/testing/emails.ts';
import styles from './EmailFrames.module.css';
import { emailHtmlOf } from './email-html-of.ts';

const phone = 390;

/** All e-mails of the product side by side, at the width of a phone. */
export function AllEmails() {
  return (
    <ul className={styles.all}>
      {emails.map(({ job: { name } }) => (
        <li key={name}>
          <h2>{name}</h2>
          <iframe
            className={styles.frame}
            title={name}
            style={{ inlineSize: phone }}
            loading="lazy"
            srcDoc={emailHtmlOf(name)}
          />
        </li>
      ))}
    </ul>
  );
}
