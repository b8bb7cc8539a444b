import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { FieldError } from '../../../../components/forms/FieldError.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly text: string;
  readonly problem?: string | undefined;
  onText(text: string): void;
}

/** Searches while the member types. */
export function SearchField({ text, problem, onText }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Closes the keyboard of a phone.
          input.current?.blur();
        }}
      >
        <div className={styles.box} data-invalid={problem !== undefined}>
          <Search aria-hidden />
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label="Search the marketplace"
            placeholder="Bikes, books, boots"
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && id}
            onChange={(event) => onText(event.target.value)}
          />
          {text !== '' && (
            <IconButton
              label="Clear search"
              icon={<X aria-hidden />}
              onClick={() => {
                onText('');
                input.current?.focus();
              }}
            />
          )}
        </div>
        <FieldError id={id}>{problem}</FieldError>
      </form>
    </search>
  );
}
