import { maxMessageLength } from '@nestmates/domain/friends/messages/message.ts';
import { characterCount, hasVisibleText } from '@nestmates/domain/platform/shared/text.ts';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import styles from './Composer.module.css';

export interface ComposerProps {
  readonly name: string;
  /** Key by which the text is kept: another one begins with its own. */
  readonly draftKey: string;
  /** The unsent text for this member. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSend: (text: string) => void;
}

/** The remaining characters are shown from this length on. */
const countFrom = maxMessageLength - 200;

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** Holds the text itself, so that typing does not render the thread. */
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
    // While an input method composes a word, Enter confirms it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      data-bottom-bar
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
          aria-describedby={length > countFrom ? id : undefined}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {length > countFrom && (
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
        // Keeps the focus in the text field, so that the keyboard of a phone stays open.
        onPointerDown={(event) => event.preventDefault()}
      />
    </form>
  );
}
