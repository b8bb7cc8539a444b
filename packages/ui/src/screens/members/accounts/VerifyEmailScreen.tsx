import { invalidVerificationLinkMessage } from '@nestmates/domain/members/accounts/verification-link.ts';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { AuthMessage } from './AuthMessage.tsx';
import { LinkInProgress, LinkOnward, LinkPage, LinkUnanswered } from './LinkPage.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { VerificationResend } from './verification.ts';

export type VerifyEmailScreenState =
  | { readonly kind: 'verifying' }
  | { readonly kind: 'verified'; readonly signedIn: boolean }
  | { readonly kind: 'already-verified'; readonly signedIn: boolean }
  /** A newer link was sent to the same address. */
  | { readonly kind: 'replaced' }
  /** The link is unknown or expired; only a signed-in member can ask for another one here. */
  | { readonly kind: 'invalid'; readonly resend?: VerificationResend | undefined }
  /** The server did not answer. */
  | { readonly kind: 'failed'; onRetry(): void };

export function VerifyEmailScreen({ state }: { readonly state: VerifyEmailScreenState }) {
  return (
    <LinkPage>
      <Content state={state} />
    </LinkPage>
  );
}

function Content({ state }: { readonly state: VerifyEmailScreenState }) {
  switch (state.kind) {
    case 'verifying':
      return (
        <LinkInProgress
          title={
            <>
              Verifying <em>your email</em>
            </>
          }
        />
      );
    case 'verified':
      return (
        <AuthMessage
          title={
            <>
              Email <em>verified</em>
            </>
          }
          text="Thank you. This address is yours."
        >
          <LinkOnward signedIn={state.signedIn} href="/dashboard" />
        </AuthMessage>
      );
    case 'already-verified':
      return (
        <AuthMessage
          title={
            <>
              Already <em>verified</em>
            </>
          }
          text="This link has done its work. There is nothing left to do."
        >
          <LinkOnward signedIn={state.signedIn} href="/dashboard" />
        </AuthMessage>
      );
    case 'replaced':
      return (
        <AuthMessage
          title={
            <>
              There is a <em>newer link</em>
            </>
          }
          text="We have sent you another one since. Please open the newest letter in your inbox: its link works for 24 hours."
        />
      );
    case 'failed':
      return (
        <LinkUnanswered
          title={
            <>
              Not <em>verified</em> yet
            </>
          }
          onRetry={state.onRetry}
        />
      );
    case 'invalid':
      return <InvalidLink resend={state.resend} />;
  }
}

function InvalidLink({ resend }: { readonly resend: VerificationResend | undefined }) {
  if (resend?.kind === 'sent') {
    return (
      <AuthMessage
        title={
          <>
            A new link is <em>on its way</em>
          </>
        }
        text="It works once, for 24 hours. Older ones have stopped working."
      >
        <ResendButton wide look="outline" resend={resend} />
      </AuthMessage>
    );
  }
  return (
    <AuthMessage
      title={
        <>
          Invalid <em>Verification Link</em>
        </>
      }
      text={`${invalidVerificationLinkMessage} Links work once, for 24 hours, and only the newest one.`}
    >
      {resend ? (
        <ResendButton wide resend={resend} />
      ) : (
        <LinkButton href="/auth" wide>
          Log in to get a new one
        </LinkButton>
      )}
    </AuthMessage>
  );
}
