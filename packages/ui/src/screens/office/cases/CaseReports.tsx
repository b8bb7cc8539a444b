import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { categories } from '@nestmates/domain/trust/reports/categories.ts';
import { useState } from 'react';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Disclosure } from '../../../components/navigation/Disclosure.tsx';
import { titleOfThing } from '../../trust/thing-text.ts';
import { momentText } from '../admin/moment-text.ts';
import styles from './CaseParts.module.css';
import { nameOf, plural } from './case-text.ts';

type Report = CasePageView['reported'][number];

const stateWords: Readonly<Record<Report['state'], string>> = {
  received: '',
  'looked-at': 'Looked at',
  withdrawn: 'Withdrawn',
};

function Reporter({ reporter, visitor }: Pick<Report, 'reporter' | 'visitor'>) {
  if (reporter) return <TextLink href={`/admin/members/${reporter.id}`}>{nameOf(reporter)}</TextLink>;
  return <strong>{visitor ?? 'A deleted member'}</strong>;
}

/** Says of one that it came when others had had an effect. */
const lateWords: Readonly<Record<NonNullable<Report['late']>, string>> = {
  hidden: 'Late: it was hidden already',
  limited: 'Late: the member was limited already',
};

/** What says how much a report counts. */
function weightText({ weight, state, group }: Report, all: readonly Report[]): string {
  if (state !== 'received') return stateWords[state];
  const isShared = all.some(
    (other) => other.state === 'received' && other.group === group && other.weight > 0,
  );
  const shared =
    isShared && all.filter((other) => other.state === 'received' && other.group === group).length > 1;
  return `Weight ${weight.toFixed(1)}${shared ? ', counts as one with others' : ''}`;
}

function Reports({
  shown,
  reported,
}: {
  readonly shown: readonly Report[];
  readonly reported: readonly Report[];
}) {
  return (
    <ul className={styles.rows}>
      {shown.map((report) => (
        <li key={report.id} className={styles.report} data-withdrawn={report.state === 'withdrawn'}>
          <div className={styles.line}>
            <span>
              <Reporter {...report} />
              {report.visitor && <span className={styles.quiet}> (visitor)</span>}
            </span>
            <time className={styles.quiet} dateTime={report.at}>
              {momentText(report.at)}
            </time>
          </div>
          {report.words && <p className={styles.said}>“{report.words}”</p>}
          <p className={styles.quiet}>
            {categories[report.category].label} · {titleOfThing(report.about)} ·{' '}
            {weightText(report, reported)}
            {report.late && ` · ${lateWords[report.late]}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** They count for nothing, and somebody may have sent and withdrawn many. */
function Withdrawn({ reported }: { readonly reported: readonly Report[] }) {
  const [open, setOpen] = useState(false);
  const shown = reported.filter(({ state }) => state === 'withdrawn');
  if (shown.length === 0) return null;
  return (
    <Disclosure title={plural(shown.length, 'withdrawn report')} open={open} onToggle={() => setOpen(!open)}>
      <Reports shown={shown} reported={reported} />
    </Disclosure>
  );
}

/** Who has reported what, which the member never learns. */
export function CaseReports({ page: { reported } }: { readonly page: CasePageView }) {
  return (
    <section aria-label="Who reported">
      <h3 className={styles.label}>Who reported</h3>
      <Reports shown={reported.filter(({ state }) => state !== 'withdrawn')} reported={reported} />
      <Withdrawn reported={reported} />
    </section>
  );
}
