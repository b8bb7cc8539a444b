import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { AuthScreen } from '@nestmates/ui/screens/members/accounts/AuthScreen.tsx';
import { signUpPath } from '@nestmates/ui/screens/platform/sign-up-path.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { seen, unlessInvalid } from '../../platform/actions/action.ts';
import { useVisitorAction } from '../../platform/actions/use-visitor-action.ts';
import { call } from '../../platform/api/call.ts';
import type { AnswerOf, BodyFor } from '../../platform/api/endpoints.ts';
import { inputErrorMessage, isSignedOut } from '../../platform/api/errors.ts';
import { useHydrated } from '../../platform/first-render/first-render.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { setSignedInMember } from '../../platform/session/session.ts';
import { answerWithPasskey, isPasskeyDialogClosed, supportsPasskeys } from './browser-passkeys.ts';
import { useForgotPassword } from './use-forgot-password.ts';
import { useNear } from './use-near.ts';

type LoginAnswer = AnswerOf<'post /api/login'>;

const welcomeBack = seen('Welcome back!', "You've been successfully logged in.");

const logIn = {
  call: (body: BodyFor<'post /api/login'>) => call('post /api/login', { body }),
  says: (login: LoginAnswer) => ('secondFactor' in login ? undefined : welcomeBack),
  fails: {
    title: 'Login failed',
    description: (error: unknown) => inputErrorMessage(error, 'Invalid email or password'),
  },
};

const sendCode = {
  call: (code: string) => call('post /api/login/second-factor', { body: { code } }),
  says: welcomeBack,
  fails: { title: 'Login failed', description: 'Please log in again.' },
  onSuccess: setSignedInMember,
};

const logInByPasskey = {
  async call() {
    const options = await call('post /api/login/passkey/options');
    return call('post /api/login/passkey', { body: await answerWithPasskey(options) });
  },
  says: welcomeBack,
  fails: (error: unknown) =>
    isPasskeyDialogClosed(error) ? undefined : { title: 'Login failed', description: 'Please try again.' },
  onSuccess: setSignedInMember,
};

const register = {
  call: (body: BodyFor<'post /api/register'>) => call('post /api/register', { body }),
  says: {
    title: `Welcome to ${productName}`,
    description: 'Your account has been created successfully.',
  },
  fails: unlessInvalid({
    title: 'Registration failed',
    description: (error: unknown) => inputErrorMessage(error, 'Unable to create account'),
  }),
  onSuccess: setSignedInMember,
};

function AuthForm({ isHydrated }: { readonly isHydrated: boolean }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [asksForCode, setAsksForCode] = useState(false);
  const asked = query.get('mode') === 'sign-up' ? 'sign-up' : 'login';
  const mode = asksForCode ? 'second-factor' : asked;
  useTitle(mode === 'sign-up' ? 'Sign Up' : 'Log In');
  const login = useVisitorAction({
    ...logIn,
    onSuccess(answer: LoginAnswer) {
      if ('secondFactor' in answer) setAsksForCode(true);
      else setSignedInMember(answer);
    },
  });
  const code = useVisitorAction({
    ...sendCode,
    onError(error: unknown) {
      if (isSignedOut(error)) setAsksForCode(false);
    },
  });
  const signUp = useVisitorAction(register);
  const passkey = useVisitorAction<void, AnswerOf<'post /api/login/passkey'>>(logInByPasskey);
  const forgot = useForgotPassword();
  const near = useNear(isHydrated ? query.get('zip') : null);

  if (mode === 'sign-up') {
    return (
      <AuthScreen
        state={{
          kind: 'sign-up',
          pending: signUp.pending,
          issues: signUp.issues,
          near,
          onSignUp: signUp.run,
          onSwitch: () => navigate('/auth', { replace: true }),
        }}
      />
    );
  }
  if (mode === 'second-factor') {
    const { pending, issues, run: onCode } = code;
    return (
      <AuthScreen
        state={{ kind: 'second-factor', pending, issues, onCode, onSwitch: () => setAsksForCode(false) }}
      />
    );
  }
  return (
    <AuthScreen
      state={{
        kind: 'login',
        pending: login.pending,
        issues: login.issues,
        passkey:
          isHydrated && supportsPasskeys()
            ? { pending: passkey.pending, onUse: () => passkey.run() }
            : undefined,
        forgotPassword: forgot.state,
        onLogin: login.run,
        onForgotPassword: forgot.open,
        onSwitch: () => navigate(signUpPath, { replace: true }),
      }}
    />
  );
}

/** Nothing can be typed before the code is there: it would be lost. */
export default function AuthPage() {
  const isHydrated = useHydrated();
  return (
    <fieldset disabled={!isHydrated}>
      <AuthForm isHydrated={isHydrated} />
    </fieldset>
  );
}
