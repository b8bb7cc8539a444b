import { linkify } from './linkify.ts';
import styles from './MessageBubble.module.css';

/** What another wrote: plain text, with its web addresses as links that give nothing away. */
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
