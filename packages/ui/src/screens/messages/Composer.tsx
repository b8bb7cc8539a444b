import { maxMessageLength } from '@nestmates/domain/messages/message.ts';
import { characterCount, hasVisibleText } from '@nestmates/domain/shared/text.ts';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import styles from './Composer.module.css';

export interface ComposerProps {
  readonly name: string;
  /** What she had begun to write to this one. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSend: (text: string) => void;
}

/** From here on she is told how much room is left. */
const nearTheEnd = maxMessageLength - 200;

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** Holds what is typed by itself, so that a keystroke redraws this line and not the thread. */
export function Composer({ name, draft, onDraft, onSend }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState(draft);
  const length = characterCount(text.trim());
  const over = length > maxMessageLength;
  const write = (next: string) => {
    setText(next);
    onDraft(next);
  };
  const send = () => {
    if (!hasVisibleText(text) || over) return;
    onSend(text.trim());
    write('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.field}>
        <textarea
          className={styles.text}
          rows={1}
          value={text}
          placeholder={`Message ${name}`}
          aria-label={`Message ${name}`}
          aria-invalid={over}
          aria-describedby={length > nearTheEnd ? id : undefined}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {length > nearTheEnd && (
          <p id={id} className={styles.count} data-over={over}>
            {over
              ? `${characters(length - maxMessageLength)} too many`
              : `${characters(maxMessageLength - length)} left`}
          </p>
        )}
      </div>
      <IconButton
        type="submit"
        look="main"
        label="Send"
        icon={<ArrowUp aria-hidden />}
        aria-disabled={!hasVisibleText(text) || over}
        // The keyboard of a phone stays where it is.
        onPointerDown={(event) => event.preventDefault()}
      />
    </form>
  );
}
