import type { SharedPlanView } from '@nestmates/application/site/person/contract.ts';
import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import { Baby, TentTree } from 'lucide-react';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { spanText } from '../../../dates/clock-span.ts';
import { longDay } from '../../../dates/date-formats.ts';

const kinds = {
  swap: {
    title: 'Babysitting swap',
    path: (id: number) => entryPath('/babysitting-swaps', id, 'confirmed'),
    icon: <Baby aria-hidden />,
  },
  playdate: {
    title: 'Playdate',
    path: (id: number) => entryPath('/playdates', id, 'scheduled'),
    icon: <TentTree aria-hidden />,
  },
} as const;

interface SharedPlansProps {
  readonly plans: readonly SharedPlanView[];
  readonly name: string;
}

/** What the two have agreed on, the soonest first. */
export function SharedPlans({ plans, name }: SharedPlansProps) {
  if (plans.length === 0) return null;
  return (
    <section>
      <SectionHeading>Plans with {name}</SectionHeading>
      <LinkList label={`Plans with ${name}`}>
        {plans.map(({ kind, id, at, until }) => {
          const { title, path, icon } = kinds[kind];
          const date = new Date(at);
          return (
            <LinkRow key={`${kind} ${id}`} href={path(id)} lead={icon}>
              {title}, {longDay.format(date)}, {spanText({ date, until: new Date(until) })}
            </LinkRow>
          );
        })}
      </LinkList>
    </section>
  );
}
