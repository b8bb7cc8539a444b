import { CalendarPlus, TentTree } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import type { LockableAction } from '../../friends/connections/MessageButton.tsx';
import { type PersonActionsState, playdateLabel, swapLabel } from './PersonActions.tsx';

interface PlanRowProps {
  readonly action: LockableAction;
  /** What opens it. */
  readonly plan: 'Pro' | 'Premium';
  readonly icon: ReactNode;
  readonly children: string;
}

const PlanRow = ({ action, plan, icon, children }: PlanRowProps) =>
  'href' in action ? (
    <LinkRow lead={icon} href={action.href}>
      {children}
    </LinkRow>
  ) : (
    <LinkRow lead={icon} locked={plan} onClick={action.onLocked}>
      {children}
    </LinkRow>
  );

/** What can be planned with a connection, with the words of the buttons at the edge of the page. */
export const PlanRows = ({ swap, playdate }: Extract<PersonActionsState, { kind: 'connected' }>) => (
  <LinkList label="Plan something">
    <PlanRow action={swap} plan="Pro" icon={<CalendarPlus aria-hidden />}>
      {swapLabel}
    </PlanRow>
    <PlanRow action={playdate} plan="Premium" icon={<TentTree aria-hidden />}>
      {playdateLabel}
    </PlanRow>
  </LinkList>
);
