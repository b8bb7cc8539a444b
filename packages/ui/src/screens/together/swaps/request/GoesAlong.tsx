import { ShieldPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import { CardsChoice, type ChildOfSwap, type WrittenCards } from '../../sitter-cards/CardsChoice.tsx';
import { findPhoneNumber } from '../../swaps-and-playdates/phone-number.ts';
import styles from './GoesAlong.module.css';

interface GoesAlongProps {
  readonly sitter: string;
  readonly contact: FieldBinding<string>;
  readonly cards: FieldBinding<readonly string[]>;
  /** The children who are looked after. */
  readonly of: readonly ChildOfSwap[];
  readonly written: WrittenCards;
  readonly lastContact: string | undefined;
}

function cardsInWords(count: number): string {
  if (count === 0) return 'no sitter card goes along';
  return count === 1 ? 'a sitter card goes along' : 'sitter cards go along';
}

/** What a member typed, with its phone number in one line. */
function Contact({ children }: { readonly children: string }) {
  const found = findPhoneNumber(children);
  if (!found) return children;
  return (
    <>
      {found.before}
      <span className={styles.number}>{found.number}</span>
      {found.after}
    </>
  );
}

/** Whom the sitter can call, and which sitter cards go along: one row where it is as the last time. */
export function GoesAlong({ sitter, contact, cards, of, written, lastContact }: GoesAlongProps) {
  const isAsLastTime = lastContact !== undefined && contact.value === lastContact;
  const [isChanging, setChanging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isChanging) input.current?.focus();
  }, [isChanging]);
  const hasError = contact.error !== undefined || cards.error !== undefined;
  if (isAsLastTime && !isChanging && !hasError) {
    const along = cards.value.filter((id) => of.some((child) => String(child.id) === id)).length;
    return (
      <div className={styles.row}>
        <ShieldPlus aria-hidden />
        <p className={styles.words}>
          <span>
            <Contact>{contact.value}</Contact> to call, {cardsInWords(along)}
          </span>
          <small>As last time</small>
        </p>
        <Button
          look="text"
          size="small"
          aria-label="Change whom to call and sitter cards"
          onClick={() => setChanging(true)}
        >
          Change
        </Button>
      </div>
    );
  }
  return (
    <>
      {of.length > 0 && <CardsChoice {...cards} sitter={sitter} of={of} written={written} />}
      <TextField
        {...contact}
        ref={input}
        label="Emergency contact"
        hint={isAsLastTime ? 'As last time.' : 'Who can be called meanwhile, and at which number?'}
        autoComplete="off"
      />
    </>
  );
}
