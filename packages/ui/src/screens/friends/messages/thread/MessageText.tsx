import { linkify } from './linkify.ts';
import styles from './MessageBubble.module.css';

/** The text of a message with its URLs as links, which pass on no referrer. */
export function MessageText({ children }: { readonly children: string }) {
  return linkify(children).map((piece) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <a
        key={piece.at}
        className={styles.link}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
      >
        {piece.text}
      </a>
    ),
  );
}
