import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { asksForHelp } from '@nestmates/domain/trust/reports/categories.ts';
import { crisisHelp, helpEmail, namesCrisis } from '@nestmates/domain/trust/reports/crisis-help.ts';
import { Mail } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { usePageKeys } from '../admin/use-page-keys.ts';
import styles from './CaseParts.module.css';
import type { CaseReady } from './case-state.ts';
import { nameOf } from './case-text.ts';

const textsOf = ({ things, reported }: CasePageView): readonly string[] => [
  ...reported.flatMap(({ words }) => words ?? []),
  ...things.flatMap(({ kept }) => [
    kept?.text ?? '',
    ...(kept?.messages.flatMap(({ by, text }) => (by === 'owner' ? [text] : [])) ?? []),
  ]),
];

/** Somebody is worried, or words of a crisis stand in what was reported. */
export const needsHelpFirst = (page: CasePageView): boolean =>
  page.member !== null && (page.categories.some(asksForHelp) || textsOf(page).some(namesCrisis));

/** Help before penalties: an e-mail with whom to call, which restricts nothing. */
export function HelpPanel({ page, sending, changed, onHelp }: CaseReady) {
  const { crisisLine, emergency } = crisisHelp;
  const isResting = changed !== undefined;
  usePageKeys({ h: isResting || sending ? undefined : onHelp });
  if (!page.member) return null;
  return (
    <section className={styles.help} aria-label="Help first">
      <h2 className={styles.label}>Help first</h2>
      <dl className={styles.numbers}>
        <dt>{crisisLine.number}</dt>
        <dd>
          <strong>Crisis line</strong> Call or text, day and night
        </dd>
        <dt>{emergency}</dt>
        <dd>
          <strong>Emergency</strong> When she is in danger now
        </dd>
      </dl>
      <Button
        wide
        icon={<Mail aria-hidden />}
        pending={sending === 'help'}
        pendingLabel="Sending…"
        resting={isResting}
        aria-keyshortcuts="h"
        onClick={onHelp}
      >
        Send Help
        <kbd className={styles.key} aria-hidden>
          H
        </kbd>
      </Button>
      <p className={styles.quiet}>A letter with both numbers. It restricts nothing.</p>
      <section className={styles.preview} aria-label={`The letter to ${nameOf(page.member)}`}>
        <h3 className={styles.label}>The letter to {nameOf(page.member)}</h3>
        <div className={styles.statement}>
          <p className={styles.subject}>{helpEmail.subject}</p>
          {[...helpEmail.paragraphs, helpEmail.closing].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </section>
  );
}
