import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { noteRule } from '@nestmates/domain/trust/cases/decision.ts';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Disclosure } from '../../../components/navigation/Disclosure.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { momentText } from '../admin/moment-text.ts';
import styles from './CaseParts.module.css';
import type { CaseReady } from './case-state.ts';
import { nameOf } from './case-text.ts';
import { noteSchema } from './decision-schema.ts';

function NoteForm({ sending, onNote }: Pick<CaseReady, 'sending' | 'onNote'>) {
  const pending = sending === 'note';
  const { form, field } = useForm({
    schema: noteSchema,
    initial: { words: '' },
    pending,
    onSubmit: onNote,
  });
  return (
    <Stack as="form" {...form} gap={3} aria-label="Note">
      <TextArea
        {...field('words')}
        label="Note to other administrators"
        hint="Members never read it."
        rows={2}
        limit={noteRule.maxWords}
      />
      <div>
        <Button type="submit" look="outline" size="small" pending={pending} pendingLabel="Writing…">
          Write the Note
        </Button>
      </div>
    </Stack>
  );
}

const sentence = (what: string): string => `${what.charAt(0).toUpperCase()}${what.slice(1)}`;

type Entry = CasePageView['history'][number] & { readonly number: number };

const Entries = ({ shown }: { readonly shown: readonly Entry[] }) => (
  <ol className={styles.rows}>
    {shown.map(({ number, at, by, what, words, toldAt }) => (
      <li key={number} className={styles.report}>
        <div className={styles.line}>
          <span>
            {sentence(what)}
            {by && ` · ${nameOf(by)}`}
          </span>
          <time className={styles.quiet} dateTime={at}>
            {momentText(at)}
          </time>
        </div>
        {toldAt && (
          <p className={styles.quiet}>
            The member is told: <time dateTime={toldAt}>{momentText(toldAt)}</time>
          </p>
        )}
        {words && <p className={styles.said}>{words}</p>}
      </li>
    ))}
  </ol>
);

/** Number of the last ones that a screen shows beside the reports. */
const shownAtOnce = 12;

function Earlier({ shown }: { readonly shown: readonly Entry[] }) {
  const [open, setOpen] = useState(false);
  if (shown.length === 0) return null;
  return (
    <Disclosure title={`${shown.length} earlier`} open={open} onToggle={() => setOpen(!open)}>
      <Entries shown={shown} />
    </Disclosure>
  );
}

/** What has happened to the case, notes between administrators among it. */
export function CaseHistory({ page: { history, actions }, notes, sending, onNote }: CaseReady) {
  const all = history.map((entry, nth) => ({ ...entry, number: nth + 1 }));
  return (
    <Stack gap={5}>
      <section aria-label="History">
        <h3 className={styles.label}>What happened</h3>
        <Earlier shown={all.slice(0, -shownAtOnce)} />
        <Entries shown={all.slice(-shownAtOnce)} />
      </section>
      {actions.includes('note') && <NoteForm key={notes} sending={sending} onNote={onNote} />}
    </Stack>
  );
}
