import { accountsCalls } from '@nestmates/application/accounts/addresses.ts';
import type { SignedInView } from '@nestmates/application/accounts/member-view.ts';
import { productName } from '@nestmates/domain/shared/product.ts';
import { AuthScreen } from '@nestmates/ui/screens/accounts/AuthScreen.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useState } from 'react';
import { call, inputErrorMessage, issuesIn } from '../api/api.ts';
import { useCall } from '../api/use-call.ts';
import { useTitle } from '../routing/use-title.ts';
import { setSignedInMember } from '../session/session.ts';
import { useForgotPassword } from './use-forgot-password.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const logIn = (body: Credentials) => call(accountsCalls.login, { body });
const register = (body: Credentials) => call(accountsCalls.register, { body });

const outcomes = {
  login: {
    onSuccess(member: SignedInView) {
      toast({ title: 'Welcome back!', description: "You've been successfully logged in." });
      setSignedInMember(member);
    },
    onError: (error: unknown) =>
      toast({
        title: 'Login failed',
        description: inputErrorMessage(error, 'Invalid email or password'),
        destructive: true,
      }),
  },
  signUp: {
    onSuccess(member: SignedInView) {
      toast({
        title: `Welcome to ${productName}`,
        description: 'Your account has been created successfully.',
      });
      setSignedInMember(member);
    },
    onError: (error: unknown) =>
      toast({
        title: 'Registration failed',
        description: inputErrorMessage(error, 'Unable to create account'),
        destructive: true,
      }),
  },
};

export default function AuthPage() {
  const [mode, setMode] = useState<'login' | 'sign-up'>('login');
  useTitle(mode === 'login' ? 'Log In' : 'Sign Up');
  const login = useCall(logIn, outcomes.login);
  const signUp = useCall(register, outcomes.signUp);
  const forgot = useForgotPassword();

  if (mode === 'sign-up') {
    return (
      <AuthScreen
        state={{
          kind: 'sign-up',
          pending: signUp.pending,
          issues: issuesIn(signUp.error),
          onSignUp: signUp.run,
          onSwitch: () => setMode('login'),
        }}
      />
    );
  }
  return (
    <AuthScreen
      state={{
        kind: 'login',
        pending: login.pending,
        issues: issuesIn(login.error),
        forgotPassword: forgot.state,
        onLogin: login.run,
        onForgotPassword: forgot.open,
        onSwitch: () => setMode('sign-up'),
      }}
    />
  );
}
