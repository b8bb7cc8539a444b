import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { AuthMessage } from './AuthMessage.tsx';

/** What a link leads to by which an account could have been got back that is deleted by now. */
export const AccountDeleted = ({ message }: { readonly message: string }) => (
  <AuthMessage
    title={
      <>
        Account <em>deleted</em>
      </>
    }
    text={message}
  >
    <LinkButton href="/" wide>
      Back to Home
    </LinkButton>
  </AuthMessage>
);
