import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Issue } from '../../../forms/schema.ts';
import { AuthLayout } from './AuthLayout.tsx';
import styles from './AuthScreen.module.css';
import type { ForgotPasswordState } from './ForgotPasswordDialog.tsx';
import { type Credentials, LoginForm, type PasskeyLogin } from './LoginForm.tsx';
import { type Near, NearLine } from './NearLine.tsx';
import { SignUpForm } from './SignUpForm.tsx';

// Few visitors need the dialog, so its code is imported on demand.
const loadDialog = () => import('./ForgotPasswordDialog.tsx');
const ForgotPasswordDialog = lazy(async () => ({ default: (await loadDialog()).ForgotPasswordDialog }));

// Only who has turned it on needs it.
const SecondFactorLogin = lazy(async () => ({
  default: (await import('./SecondFactorLogin.tsx')).SecondFactorLogin,
}));

interface FormState {
  readonly pending: boolean;
  readonly issues?: readonly Issue[] | undefined;
}

export type AuthScreenState =
  | (FormState & {
      readonly kind: 'login';
      readonly forgotPassword: ForgotPasswordState;
      /** Given where the browser can answer with one. */
      readonly passkey?: PasskeyLogin | undefined;
      onLogin(credentials: Credentials): void;
      onForgotPassword(): void;
      onSwitch(): void;
    })
  /** The password was right. */
  | (FormState & {
      readonly kind: 'second-factor';
      onCode(code: string): void;
      onSwitch(): void;
    })
  | (FormState & {
      readonly kind: 'sign-up';
      readonly near?: Near | undefined;
      onSignUp(credentials: Credentials): void;
      onSwitch(): void;
    });

/** Keeps the e-mail when switching between log in and sign up. */
export function AuthScreen({ state }: { readonly state: AuthScreenState }) {
  const [email, setEmail] = useState('');
  const [forgotPasswordOpened, setForgotPasswordOpened] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const shownKind = useRef(state.kind);
  const back = { href: '/', label: 'Back to Home' };

  useEffect(() => {
    if (shownKind.current === state.kind) return;
    shownKind.current = state.kind;
    title.current?.focus();
  }, [state.kind]);

  const switchWith = (typed: string) => {
    setEmail(typed);
    state.onSwitch();
  };

  if (state.kind === 'sign-up') {
    const { pending, issues, near, onSignUp } = state;
    return (
      <AuthLayout back={back} form="long">
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          Join <em>{productName}</em>
        </h1>
        <p className={styles.tagline}>Connect with amazing moms in your area</p>
        {near && <NearLine near={near} />}
        <SignUpForm
          email={email}
          pending={pending}
          issues={issues}
          onSignUp={onSignUp}
          onLogin={switchWith}
        />
      </AuthLayout>
    );
  }

  if (state.kind === 'second-factor') {
    return (
      <AuthLayout back={back} form="short">
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          One more <em>step</em>
        </h1>
        <p className={styles.tagline}>Enter the code of your authenticator app.</p>
        <Suspense>
          <SecondFactorLogin {...state} />
        </Suspense>
      </AuthLayout>
    );
  }

  const { pending, issues, onLogin, onForgotPassword, forgotPassword, passkey } = state;
  return (
    <AuthLayout back={back} form="short">
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Welcome <em>Back!</em>
      </h1>
      <p className={styles.tagline}>Connect with amazing moms in your area</p>
      <LoginForm
        email={email}
        pending={pending}
        issues={issues}
        passkey={passkey}
        onLogin={onLogin}
        onForgotPasswordIntent={() => void loadDialog()}
        onForgotPassword={(typed) => {
          setEmail(typed);
          setForgotPasswordOpened(true);
          onForgotPassword();
        }}
        onSignUp={switchWith}
      />
      {(forgotPasswordOpened || forgotPassword.kind === 'open') && (
        <Suspense>
          <ForgotPasswordDialog state={forgotPassword} email={email} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
