import { Lock, MessageCircle } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';

/** How a seller can be written to. */
export type Contact =
  | { readonly kind: 'open'; readonly href: string }
  /** Not included in the member's plan. */
  | { readonly kind: 'locked'; onLocked(): void }
  | { readonly kind: 'visitor'; onSignUp(): void };

interface ContactButtonProps {
  readonly contact: Contact;
  readonly label: string;
  /** Read by visitors, where it says something else. */
  readonly visitorLabel?: string | undefined;
}

export function ContactButton({ contact, label, visitorLabel = label }: ContactButtonProps) {
  const icon = <MessageCircle aria-hidden />;
  switch (contact.kind) {
    case 'open':
      return (
        <LinkButton href={contact.href} icon={icon}>
          {label}
        </LinkButton>
      );
    case 'locked':
      return (
        <Button look="outline" locked icon={<Lock aria-hidden />} onClick={contact.onLocked}>
          {label}
        </Button>
      );
    case 'visitor':
      return (
        <Button icon={icon} onClick={contact.onSignUp}>
          {visitorLabel}
        </Button>
      );
  }
}
