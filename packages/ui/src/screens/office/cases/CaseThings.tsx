import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { keyOfThing } from '@nestmates/domain/trust/reports/report.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { kindLabels, titleOfThing } from '../../trust/thing-text.ts';
import parts from './CaseParts.module.css';
import styles from './CaseThings.module.css';
import { nameOf } from './case-text.ts';
import { EvidenceCard } from './EvidenceCard.tsx';

type Thing = CasePageView['things'][number];

interface SidesProps extends Pick<Thing, 'kind' | 'kept' | 'now' | 'isUnchanged'> {
  readonly owner: string;
}

function Sides({ kind, owner, kept, now, isUnchanged }: SidesProps) {
  const common = { kind, owner };
  if (isUnchanged)
    return <EvidenceCard {...common} title="As it was reported" note="Unchanged since" evidence={kept} />;
  return (
    <div className={styles.sides}>
      <EvidenceCard
        {...common}
        title="As it was reported"
        evidence={kept}
        missing="What was kept is deleted, because the last way to appeal has ended."
      />
      <EvidenceCard {...common} title="Today" evidence={now} missing="It is not there any more." />
    </div>
  );
}

const hiddenWords: Readonly<Record<Thing['hidden'], string | undefined>> = {
  no: undefined,
  'by-weight': 'Hidden until somebody has looked',
  removed: 'Taken down',
};

/** The words of a message stand below it. */
const heading = (thing: Thing): string =>
  thing.kind === 'message' ? kindLabels.message : titleOfThing(thing);

/** What was reported, as it was then beside what it is today. */
export function CaseThings({ page: { things, member } }: { readonly page: CasePageView }) {
  return (
    <section aria-label="What was reported" className={styles.things}>
      {things.map((thing) => (
        <article key={keyOfThing(thing)} className={styles.thing} aria-label={titleOfThing(thing)}>
          <Cluster gap={2}>
            <h3 className={parts.strong}>{heading(thing)}</h3>
            {heading(thing) !== kindLabels[thing.kind] && (
              <Badge tone="outline">{kindLabels[thing.kind]}</Badge>
            )}
            {hiddenWords[thing.hidden] && <Badge tone="ochre">{hiddenWords[thing.hidden]}</Badge>}
          </Cluster>
          <Sides {...thing} owner={member ? nameOf(member) : 'The member'} />
        </article>
      ))}
    </section>
  );
}
