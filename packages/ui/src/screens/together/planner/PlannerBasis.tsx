import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';
import { childChip } from '@nestmates/domain/members/children/child.ts';
import { CalendarDays, Clock, Puzzle, UsersRound, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from '../../../components/actions/RetryButton.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import styles from './PlannerBasis.module.css';

/** Something that is read for the page. */
export type BasisFact<Value> = Loadable<{ readonly value: Value }>;

export interface PlannerBasisProps {
  readonly children: BasisFact<readonly ChildChipView[]>;
  /** The parts of the member's week in words: "Tuesday mornings". */
  readonly free: readonly string[];
  /** Whether AI features are on in the member's settings. */
  readonly suggestions: BasisFact<boolean>;
  /** How many proposals wait for the member's answer. */
  readonly waiting: number;
}

interface FactRowProps<Value> {
  readonly icon: ReactNode;
  readonly label: string;
  readonly href: string;
  readonly fact: BasisFact<Value>;
  inWords(value: Value): string;
}

function FactRow<Value>({ icon, label, href, fact, inWords }: FactRowProps<Value>) {
  switch (fact.kind) {
    case 'loading':
      return (
        <LinkRow lead={icon}>
          <SkeletonGroup label={`Loading: ${label}`}>
            <Skeleton width="60%" />
          </SkeletonGroup>
        </LinkRow>
      );
    case 'failed':
      return (
        <LinkRow
          lead={icon}
          trailing={
            <RetryButton what={label} onRetry={fact.onRetry}>
              Retry
            </RetryButton>
          }
        >
          {label}: not loaded
        </LinkRow>
      );
    case 'ready':
      return (
        <LinkRow lead={icon} href={href} note={inWords(fact.value)}>
          {label}
        </LinkRow>
      );
  }
}

const childrenInWords = (chips: readonly ChildChipView[]) => chips.map(childChip).join(' · ') || 'none yet';
const waitingInWords = (count: number) => `${count} ${count === 1 ? 'waits' : 'wait'} for your answer`;

/** What the planner looks at, each with the way to change it, and what has come of earlier plans. */
export function PlannerBasis({ children, free, suggestions, waiting }: PlannerBasisProps) {
  return (
    <div className={styles.basis}>
      <section aria-label="What we look at">
        <SectionHeading>What we look at</SectionHeading>
        <LinkList>
          <FactRow
            icon={<UsersRound aria-hidden />}
            label="Your children"
            href="/edit-profile/children"
            fact={children}
            inWords={childrenInWords}
          />
          <LinkRow
            lead={<Clock aria-hidden />}
            href="/edit-profile/parenting"
            note={free.join(', ') || 'not filled in yet'}
          >
            When you are free
          </LinkRow>
          <LinkRow lead={<CalendarDays aria-hidden />} href="/calendar" note="we keep clear of what it holds">
            Your calendar
          </LinkRow>
          <FactRow
            icon={<WandSparkles aria-hidden />}
            label="Suggestions"
            href="/dashboard/mommy-ai"
            fact={suggestions}
            inWords={(on) => (on ? 'an idea for each of you' : 'switched off')}
          />
        </LinkList>
      </section>
      <section aria-label="What is planned">
        <SectionHeading>What is planned</SectionHeading>
        <LinkList>
          <LinkRow
            lead={<Puzzle aria-hidden />}
            href="/playdates"
            note={waiting > 0 ? waitingInWords(waiting) : undefined}
          >
            Your playdates
          </LinkRow>
        </LinkList>
      </section>
    </div>
  );
}
