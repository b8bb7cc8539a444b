import type { CasePageView } from '@nestmates/application/office/cases/contract.ts';
import { keyOfThing } from '@nestmates/domain/trust/reports/report.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import parts from './CaseParts.module.css';
import styles from './CaseThings.module.css';
import { kindWords } from './case-text.ts';
import { EvidenceCard } from './EvidenceCard.tsx';

type Thing = CasePageView['things'][number];

function Sides({ kept, now, isUnchanged }: Pick<Thing, 'kept' | 'now' | 'isUnchanged'>) {
  if (isUnchanged) return <EvidenceCard title="As it was reported" note="Unchanged since" evidence={kept} />;
  return (
    <div className={styles.sides}>
      <EvidenceCard
        title="As it was reported"
        evidence={kept}
        missing="What was kept is deleted, because the last way to appeal has ended."
      />
      <EvidenceCard title="Today" evidence={now} missing="It is not there any more." />
    </div>
  );
}

const hiddenWords: Readonly<Record<Thing['hidden'], string | undefined>> = {
  no: undefined,
  'by-weight': 'Hidden until somebody has looked',
  removed: 'Taken down',
};

/** What was reported, as it was then beside what it is today. */
export function CaseThings({ page: { things } }: { readonly page: CasePageView }) {
  return (
    <section aria-label="What was reported" className={styles.things}>
      {things.map((thing) => (
        <article key={keyOfThing(thing)} className={styles.thing} aria-label={thing.title}>
          <Cluster gap={2}>
            <h3 className={parts.strong}>{thing.title}</h3>
            <Badge tone="outline">{kindWords[thing.kind]}</Badge>
            {hiddenWords[thing.hidden] && <Badge tone="ochre">{hiddenWords[thing.hidden]}</Badge>}
          </Cluster>
          <Sides {...thing} />
        </article>
      ))}
    </section>
  );
}
