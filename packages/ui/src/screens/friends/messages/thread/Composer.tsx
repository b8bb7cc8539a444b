import { maxMessageLength } from '@nestmates/domain/friends/messages/message.ts';
import { characterCount, hasVisibleText } from '@nestmates/domain/platform/shared/text.ts';
import { ArrowUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import styles from './Composer.module.css';
import { type PlansOfThread, ThreadPlans } from './ThreadPlans.tsx';

export interface ComposerProps {
  readonly name: string;
  /** Key by which the text is kept: another one begins with its own. */
  readonly draftKey: string;
  /** The unsent text for this member. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSend: (text: string) => void;
  /** Opened by “+”, for two who are connected. */
  readonly plans?: PlansOfThread | undefined;
}

/** The remaining characters are shown from this length on. */
const countFrom = maxMessageLength - 200;

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** Holds the text itself, so that typing does not render the thread. */
export function Composer({ name, draft, onDraft, onSend, plans }: ComposerProps) {
  const [id, plansId] = [useId(), useId()];
  const [planning, setPlanning] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  const closePlans = () => {
    setPlanning(false);
    plus.current?.focus();
  };
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
    <>
      {plans && planning && <ThreadPlans id={plansId} name={name} onClose={closePlans} {...plans} />}
      <form
        className={styles.composer}
        data-bottom-bar
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {plans && (
          <IconButton
            ref={plus}
            look={planning ? 'dark' : 'plain'}
            label={`Plan with ${name}`}
            icon={planning ? <X aria-hidden /> : <Plus aria-hidden />}
            aria-expanded={planning}
            aria-controls={planning ? plansId : undefined}
            onClick={() => setPlanning(!planning)}
          />
        )}
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
            onFocus={() => setPlanning(false)}
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
    </>
  );
}
