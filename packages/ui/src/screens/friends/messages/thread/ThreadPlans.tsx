import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { type Feature, features } from '@nestmates/domain/platform/access/features.ts';
import { CalendarPlus, ChevronRight, Lock, MapPin, TentTree } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../../../components/actions/Link.tsx';
import type { LockableAction } from '../../connections/MessageButton.tsx';
import styles from './ThreadPlans.module.css';

/** What the two can plan; where the plan of the member does not open it, why. */
export interface PlansOfThread {
  readonly swap: LockableAction;
  readonly playdate: LockableAction;
  /** A playdate at a public place, which is chosen first. */
  readonly place: LockableAction;
}

interface PlanRowProps {
  readonly action: LockableAction;
  readonly title: string;
  readonly line: string;
  readonly feature: Feature;
  readonly icon: ReactNode;
}

function PlanRow({ action, title, line, feature, icon }: PlanRowProps) {
  const isOpen = 'href' in action;
  const content = (
    <>
      <span className={styles.tile}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>
          {isOpen ? line : `Comes with ${planNames[features[feature].plan]}`}
        </span>
      </span>
      {isOpen ? <ChevronRight aria-hidden /> : <Lock aria-hidden />}
    </>
  );
  return (
    <li>
      {isOpen ? (
        <Link className={styles.row} href={action.href}>
          {content}
        </Link>
      ) : (
        <button type="button" className={styles.row} data-locked onClick={action.onLocked}>
          {content}
        </button>
      )}
    </li>
  );
}

interface ThreadPlansProps extends PlansOfThread {
  readonly id: string;
  readonly name: string;
  onClose(): void;
}

/** What “+” opens in place of the keyboard: the cards of a swap and of a playdate with the other, also by its place. */
export function ThreadPlans({ id, name, swap, playdate, place, onClose }: ThreadPlansProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  return (
    <ul
      ref={list}
      id={id}
      className={styles.plans}
      aria-label={`Plan with ${name}`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <PlanRow
        action={swap}
        title="Swap"
        line={`Request Babysitting Swap: ${name} answers here`}
        feature="swaps"
        icon={<CalendarPlus aria-hidden />}
      />
      <PlanRow
        action={playdate}
        title="Playdate"
        line="Days on which you are both free"
        feature="playdate planner"
        icon={<TentTree aria-hidden />}
      />
      <PlanRow
        action={place}
        title="Place"
        line="A playground or a café, not an address"
        feature="playdate planner"
        icon={<MapPin aria-hidden />}
      />
    </ul>
  );
}
