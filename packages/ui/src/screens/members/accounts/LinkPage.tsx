import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { AuthMessage } from './AuthMessage.tsx';

const back = { href: '/', label: 'Back to Home' };

/** What a link that came by e-mail leads to. */
export const LinkPage = ({ children }: { readonly children: ReactNode }) => (
  <AuthLayout back={back} form="short">
    {children}
  </AuthLayout>
);

export const LinkInProgress = ({ title }: { readonly title: ReactNode }) => (
  <AuthMessage title={title} text="One moment, please." />
);

interface LinkUnansweredProps {
  readonly title: ReactNode;
  onRetry(): void;
}

/** The server did not answer. */
export const LinkUnanswered = ({ title, onRetry }: LinkUnansweredProps) => (
  <AuthMessage
    title={title}
    text="We could not reach the server. Please check your connection and try again."
  >
    <Button wide onClick={onRetry}>
      Try again
    </Button>
  </AuthMessage>
);

interface LinkOnwardProps {
  readonly signedIn: boolean;
  /** Page on which a member who is signed in goes on. */
  readonly href: string;
}

export const LinkOnward = ({ signedIn, href }: LinkOnwardProps) => (
  <LinkButton href={signedIn ? href : '/auth'} wide>
    {signedIn ? 'Continue' : 'Go to Login'}
  </LinkButton>
);
