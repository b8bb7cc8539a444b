import { CalendarPlus, Heart, Lock, MessageCircle, Pencil, TentTree, X } from 'lucide-react';
import { AnswerButtons, type AnswerButtonsProps } from '../../../components/actions/AnswerButtons.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { IconLink } from '../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import type { MessageAction } from '../../friends/connections/MessageButton.tsx';
import styles from './PersonActions.module.css';

/** What the member can do, by what the two are to each other. */
export type PersonActionsState =
  | { readonly kind: 'self' }
  | { readonly kind: 'connected'; readonly message: MessageAction; readonly swapHref: string }
  | ({ readonly kind: 'asked-me' } & Pick<AnswerButtonsProps, 'answering' | 'onAnswer'>)
  | { readonly kind: 'asked' }
  | { readonly kind: 'stranger'; readonly sending: boolean; onConnect(): void; onSkip(): void };

interface PersonActionsProps {
  readonly name: string;
  readonly state: PersonActionsState;
}

function Message({ message, name }: { readonly message: MessageAction; readonly name: string }) {
  const label = `Message ${name}`;
  return 'href' in message ? (
    <LinkButton wide href={message.href} aria-label={label} icon={<MessageCircle aria-hidden />}>
      Message
    </LinkButton>
  ) : (
    <Button wide look="outline" aria-label={label} icon={<Lock aria-hidden />} onClick={message.onLocked}>
      Message
    </Button>
  );
}

function Content({ name, state }: PersonActionsProps) {
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
          <IconLink
            look="outline"
            href={state.swapHref}
            label="Request Babysitting Swap"
            icon={<CalendarPlus aria-hidden />}
          />
          <IconLink
            look="outline"
            href="/playdate-planner"
            label="Suggest a playdate"
            icon={<TentTree aria-hidden />}
          />
        </>
      );
    case 'asked-me':
      return <AnswerButtons actions={['decline', 'accept']} {...state} />;
    case 'asked':
      return <p className={styles.note}>You have asked {name} to connect. She has not answered yet.</p>;
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

/** Below the portrait on a wide screen, and at the lower edge of a phone. */
export const PersonActions = (props: PersonActionsProps) => (
  <div className={styles.actions} data-bottom-bar>
    <Content {...props} />
  </div>
);
