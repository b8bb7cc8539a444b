import { CalendarPlus, Heart, Lock, MessageCircle, Pencil, TentTree, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerButtons, type AnswerButtonsProps } from '../../../components/actions/AnswerButtons.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton, IconLink } from '../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import type { LockableAction } from '../../friends/connections/MessageButton.tsx';
import styles from './PersonActions.module.css';

export const swapLabel = 'Request Babysitting Swap';
export const playdateLabel = 'Suggest a playdate';

/** What the member can do, by what the two are to each other. */
export type PersonActionsState =
  | { readonly kind: 'self' }
  | {
      readonly kind: 'connected';
      readonly message: LockableAction;
      readonly swap: LockableAction;
      readonly playdate: LockableAction;
    }
  | ({ readonly kind: 'asked-me' } & AnswerButtonsProps)
  | { readonly kind: 'asked' }
  | { readonly kind: 'stranger'; readonly sending: boolean; onConnect(): void; onSkip(): void };

/** Whoever is asked and has not answered yet leaves nothing to do. */
type OpenState = Exclude<PersonActionsState, { kind: 'asked' }>;

interface PersonActionsProps {
  readonly name: string;
  readonly state: PersonActionsState;
}

function Message({ message, name }: { readonly message: LockableAction; readonly name: string }) {
  const label = `Message ${name}`;
  return 'href' in message ? (
    <LinkButton wide href={message.href} aria-label={label} icon={<MessageCircle aria-hidden />}>
      Message
    </LinkButton>
  ) : (
    <Button
      wide
      look="locked"
      aria-label={`${label}, comes with Pro`}
      icon={<Lock aria-hidden />}
      onClick={message.onLocked}
    >
      Message
    </Button>
  );
}

interface PlanButtonProps {
  readonly action: LockableAction;
  readonly label: string;
  /** What opens it. */
  readonly plan: 'Pro' | 'Premium';
  readonly icon: ReactNode;
}

const PlanButton = ({ action, label, plan, icon }: PlanButtonProps) =>
  'href' in action ? (
    <IconLink look="outline" href={action.href} label={label} icon={icon} />
  ) : (
    <IconButton look="locked" label={`${label}, comes with ${plan}`} icon={icon} onClick={action.onLocked} />
  );

function Content({ name, state }: PersonActionsProps & { readonly state: OpenState }) {
  switch (state.kind) {
    case 'self':
      return (
        <LinkButton wide href="/edit-profile" icon={<Pencil aria-hidden />}>
          Edit Profile
        </LinkButton>
      );
    case 'connected':
      return (
        <>
          <Message message={state.message} name={name} />
          <PlanButton action={state.swap} label={swapLabel} plan="Pro" icon={<CalendarPlus aria-hidden />} />
          <PlanButton
            action={state.playdate}
            label={playdateLabel}
            plan="Premium"
            icon={<TentTree aria-hidden />}
          />
        </>
      );
    case 'asked-me':
      return <AnswerButtons {...state} />;
    case 'stranger':
      return (
        <>
          <Button look="outline" icon={<X aria-hidden />} disabled={state.sending} onClick={state.onSkip}>
            Skip
          </Button>
          <Button
            wide
            icon={<Heart aria-hidden />}
            pending={state.sending}
            pendingLabel="Connecting…"
            onClick={state.onConnect}
          >
            Connect
          </Button>
        </>
      );
  }
}

const Footer = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions} data-bottom-bar="footer">
    {children}
  </div>
);

/**
 * Stands below the portrait on a wide screen, and at the lower edge of a phone. Without an action there is
 * none.
 */
export const PersonActions = ({ name, state }: PersonActionsProps) =>
  state.kind !== 'asked' && (
    <Footer>
      <Content name={name} state={state} />
    </Footer>
  );

/** Takes the place of the tab bar while the profile loads, so that no button takes it under a finger. */
export const PersonActionsPlaceholder = () => (
  <Footer>
    <Skeleton shape="button" width="100%" />
  </Footer>
);
