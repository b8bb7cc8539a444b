import { loginEmailsOn } from '@nestmates/domain/members/accounts/password-reset.ts';
import { invalidNotMeLinkMessage } from '@nestmates/domain/members/not-me/not-me-link.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { StandalonePage } from '../../../components/layout/StandalonePage.tsx';
import { KeyScene } from '../../../drawings/KeyScene.tsx';
import styles from './NotMeScreen.module.css';

export type NotMeScreenState =
  /** Opening the page changes nothing. */
  | {
      readonly kind: 'asking';
      readonly pending: boolean;
      /** Why it was not done. */
      readonly problem?: string | undefined;
      onSecure(): void;
    }
  | { readonly kind: 'secured' }
  /** The account was deleted by schedule; what happened and whom to write to. */
  | { readonly kind: 'deleted'; readonly message: string }
  /** The link was used, or is too old. */
  | { readonly kind: 'invalid' };

interface WordsProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const Words = ({ title, children }: WordsProps) => (
  <div className={styles.words} role="status">
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{children}</p>
  </div>
);

const toLogin = (
  <div className={styles.actions} data-bottom-bar>
    <LinkButton href="/auth" wide>
      Go to Login
    </LinkButton>
  </div>
);

function Content({ state }: { readonly state: NotMeScreenState }) {
  switch (state.kind) {
    case 'asking':
      return (
        <>
          <Words
            title={
              <>
                This was <em>not me</em>
              </>
            }
          >
            One tap logs out every device, removes each passkey and second step added in the last 30 days,
            cancels any change or deletion that is waiting, and sends you a letter to choose a new password.
          </Words>
          <div className={styles.foot}>
            <FormError>{state.problem}</FormError>
            <p className={styles.note}>It was you? Close this page. Nothing has changed yet.</p>
            <div className={styles.actions} data-bottom-bar>
              <Button wide pending={state.pending} pendingLabel="Securing…" onClick={state.onSecure}>
                Secure my account
              </Button>
            </div>
          </div>
        </>
      );
    case 'secured':
      return (
        <>
          <Words
            title={
              <>
                The letter is <em>on its way</em>
              </>
            }
          >
            Every device is logged out, and the password of before opens nothing. Choose a new one by the link
            in the letter. It works once, for an hour. {loginEmailsOn}
          </Words>
          <div className={styles.foot}>{toLogin}</div>
        </>
      );
    case 'deleted':
      return (
        <>
          <Words
            title={
              <>
                Account <em>deleted</em>
              </>
            }
          >
            {state.message}
          </Words>
          <div className={styles.foot}>
            <div className={styles.actions} data-bottom-bar>
              <LinkButton href="/" wide>
                Back to Home
              </LinkButton>
            </div>
          </div>
        </>
      );
    case 'invalid':
      return (
        <>
          <Words
            title={
              <>
                This link has <em>ended</em>
              </>
            }
          >
            {invalidNotMeLinkMessage}
          </Words>
          <div className={styles.foot}>{toLogin}</div>
        </>
      );
  }
}

/** What the link “This was not me” of an e-mail about safety leads to. */
export const NotMeScreen = ({ state }: { readonly state: NotMeScreenState }) => (
  <StandalonePage homeHref="/">
    <article className={styles.page}>
      <KeyScene />
      <Content state={state} />
    </article>
  </StandalonePage>
);
