import { loginEmailsOn } from '@nestmates/domain/members/accounts/password-reset.ts';
import { invalidEmailLinkMessage } from '@nestmates/domain/members/email-change/email-change.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { AccountDeleted } from '../accounts/AccountDeleted.tsx';
import { AuthMessage } from '../accounts/AuthMessage.tsx';
import { LinkInProgress, LinkOnward, LinkPage, LinkUnanswered } from '../accounts/LinkPage.tsx';

export type EmailLinkScreenState =
  | { readonly kind: 'confirming' }
  | { readonly kind: 'confirmed'; readonly message: string; readonly signedIn: boolean }
  /** Shown before an e-mail is taken back, which logs out everywhere. */
  | { readonly kind: 'asking'; readonly pending: boolean; onTakeBack(): void }
  | { readonly kind: 'taken-back' }
  /** It has an account, or cannot have one. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The account was deleted by schedule; what happened and whom to write to. */
  | { readonly kind: 'deleted'; readonly message: string }
  | { readonly kind: 'invalid' }
  /** The server did not answer. */
  | { readonly kind: 'failed'; onRetry(): void };

/** What the links in the e-mails about another e-mail lead to. */
export function EmailLinkScreen({ state }: { readonly state: EmailLinkScreenState }) {
  return (
    <LinkPage>
      <Content state={state} />
    </LinkPage>
  );
}

function Content({ state }: { readonly state: EmailLinkScreenState }) {
  switch (state.kind) {
    case 'confirming':
      return (
        <LinkInProgress
          title={
            <>
              Changing <em>your email</em>
            </>
          }
        />
      );
    case 'confirmed':
      return (
        <AuthMessage
          title={
            <>
              Email <em>changed</em>
            </>
          }
          text={state.message}
        >
          <LinkOnward signedIn={state.signedIn} href="/account" />
        </AuthMessage>
      );
    case 'asking':
      return (
        <AuthMessage
          title={
            <>
              Take your <em>email back</em>
            </>
          }
          text="Your account gets this email again. Every device is logged out, and you choose a new password by a link that we send here."
        >
          <Button wide pending={state.pending} pendingLabel="Taking it back…" onClick={state.onTakeBack}>
            Take it back
          </Button>
        </AuthMessage>
      );
    case 'taken-back':
      return (
        <AuthMessage
          title={
            <>
              It is <em>yours again</em>
            </>
          }
          text={`Every device is logged out. We have sent you a link by which you choose a new password. ${loginEmailsOn}`}
        >
          <LinkButton href="/auth" wide>
            Go to Login
          </LinkButton>
        </AuthMessage>
      );
    case 'deleted':
      return <AccountDeleted message={state.message} />;
    case 'refused':
      return (
        <AuthMessage
          title={
            <>
              Not <em>changed</em>
            </>
          }
          text={state.message}
        >
          <LinkButton href="/auth" wide>
            Go to Login
          </LinkButton>
        </AuthMessage>
      );
    case 'invalid':
      return (
        <AuthMessage
          title={
            <>
              Invalid <em>Email Link</em>
            </>
          }
          text={`${invalidEmailLinkMessage} If it was sent to confirm an email, ask for another one in your account.`}
        >
          <LinkButton href="/account" wide>
            Go to your account
          </LinkButton>
        </AuthMessage>
      );
    case 'failed':
      return (
        <LinkUnanswered
          title={
            <>
              Not <em>done</em> yet
            </>
          }
          onRetry={state.onRetry}
        />
      );
  }
}
