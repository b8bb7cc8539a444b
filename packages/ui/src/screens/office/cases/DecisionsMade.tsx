import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { titleOfRule } from '@nestmates/domain/trust/rules/house-rules.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { titleOfThing } from '../../trust/thing-text.ts';
import { dateText, endMoment, momentText } from '../admin/moment-text.ts';
import styles from './CaseParts.module.css';
import type { CaseReady } from './case-state.ts';
import { nameOf, verbOf } from './case-text.ts';

type Made = CasePageView['decisions'][number];

function Appeal({ appeal }: { readonly appeal: NonNullable<Made['appeal']> }) {
  return (
    <div className={styles.statement}>
      <p className={styles.subject}>Her appeal of {dateText(appeal.at)}</p>
      <p>{appeal.words}</p>
      {appeal.answer && (
        <>
          <p className={styles.subject}>{appeal.outcome === 'overturned' ? 'Granted' : 'Turned down'}</p>
          <p>{appeal.answer}</p>
        </>
      )}
    </div>
  );
}

function Decision({
  made,
  sending,
  onUndo,
}: Pick<CaseReady, 'sending' | 'onUndo'> & { readonly made: Made }) {
  const { decision, rule, words, until, things, by, at, undoneAt, undoUntil, appeal } = made;
  return (
    <li className={styles.made} data-undone={undoneAt !== null}>
      <Cluster gap={2}>
        <strong>{verbOf(decision)}</strong>
        {until && <Badge tone="outline">until {endMoment(until, new Date(at))}</Badge>}
        {undoneAt && <Badge>Taken back</Badge>}
      </Cluster>
      <p className={styles.quiet}>
        {by ? nameOf(by) : 'An operator, or a former administrator'} ·{' '}
        <time dateTime={at}>{momentText(at)}</time>
      </p>
      <p className={styles.quiet}>
        {titleOfRule(rule)}
        {things.length > 0 && ` · ${things.map(titleOfThing).join(', ')}`}
      </p>
      <p className={styles.said}>{words}</p>
      {appeal && <Appeal appeal={appeal} />}
      {undoUntil && (
        <div>
          <Button
            look="outline"
            size="small"
            pending={sending === 'undo'}
            pendingLabel="Taking back…"
            onClick={onUndo}
          >
            Take It Back
          </Button>
          <p className={styles.quiet}>Until {momentText(undoUntil)}</p>
        </div>
      )}
    </li>
  );
}

/** What was decided about the case, the last first, with appeals and their answers. */
export function DecisionsMade({ page: { decisions }, ...rest }: CaseReady) {
  if (decisions.length === 0) return null;
  return (
    <section aria-label="Decisions">
      <h3 className={styles.label}>Decided</h3>
      <ul className={styles.list}>
        {decisions.map((made) => (
          <Decision key={made.id} made={made} {...rest} />
        ))}
      </ul>
    </section>
  );
}
