import { Lock, MessageCircle } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';

/** A link, or what says why the plan of the member does not open it. */
export type LockableAction = { readonly href: string } | { onLocked(): void };
/** Leads to the chat. */
export type MessageAction = LockableAction;

interface MessageButtonProps {
  readonly message: MessageAction;
  /** Name in the accessible name: "Message Priya". */
  readonly name: string;
  /** Quiet where it is one of many in a list. */
  readonly quiet?: boolean;
}

export function MessageButton({ message, name, quiet = false }: MessageButtonProps) {
  const common = { size: 'small', 'aria-label': `Message ${name}`, wide: quiet } as const;
  return 'href' in message ? (
    <LinkButton
      {...common}
      look={quiet ? 'outline' : 'main'}
      href={message.href}
      icon={<MessageCircle aria-hidden />}
    >
      Message
    </LinkButton>
  ) : (
    <Button
      {...common}
      aria-label={`Message ${name}, comes with Pro`}
      look="locked"
      icon={<Lock aria-hidden />}
      onClick={message.onLocked}
    >
      Message
    </Button>
  );
}
