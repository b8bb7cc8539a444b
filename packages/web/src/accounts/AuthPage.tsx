import { accountsContract } from '@nestmates/application/accounts/contract.ts';
import { productName } from '@nestmates/domain/shared/product.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { AuthScreen } from '@nestmates/ui/screens/accounts/AuthScreen.tsx';
import { lazy, Suspense, useState } from 'react';
import { call, issuesIn, saidBy } from '../shared/api.ts';
import { becomeMember } from '../shared/session.ts';
import { useCall } from '../shared/use-call.ts';
import { useTitle } from '../shared/use-title.ts';

const ForgotPassword = lazy(() => import('./ForgotPassword.tsx'));

export default function AuthPage() {
  const [mode, setMode] = useState<'login' | 'sign-up'>('login');
  const [forgot, setForgot] = useState(false);
  useTitle(mode === 'login' ? 'Log In' : 'Sign Up');

  const login = useCall(
    (body: { email: string; password: string }) => call(accountsContract.login, { body }),
    {
      onSuccess(member) {
        toast({ title: 'Welcome back!', description: "You've been successfully logged in." });
        becomeMember(member);
      },
      onError: (error) =>
        toast({
          title: 'Login failed',
          description: saidBy(error, 'Invalid email or password'),
          destructive: true,
        }),
    },
  );
  const register = useCall(
    (body: { email: string; password: string }) => call(accountsContract.register, { body }),
    {
      onSuccess(member) {
        toast({
          title: `Welcome to ${productName}`,
          description: 'Your account has been created successfully.',
        });
        becomeMember(member);
      },
      onError: (error) =>
        toast({
          title: 'Registration failed',
          description: saidBy(error, 'Unable to create account'),
          destructive: true,
        }),
    },
  );

  return (
    <>
      {mode === 'login' ? (
        <AuthScreen
          state={{
            kind: 'login',
            pending: login.pending,
            issues: issuesIn(login.error),
            onSubmit: login.run,
            onForgot: () => setForgot(true),
            onSwitch: () => setMode('sign-up'),
          }}
        />
      ) : (
        <AuthScreen
          state={{
            kind: 'sign-up',
            pending: register.pending,
            issues: issuesIn(register.error),
            onSubmit: ({ email, password }) => register.run({ email, password }),
            onSwitch: () => setMode('login'),
          }}
        />
      )}
      {forgot && (
        <Suspense>
          <ForgotPassword onClose={() => setForgot(false)} />
        </Suspense>
      )}
    </>
  );
}
