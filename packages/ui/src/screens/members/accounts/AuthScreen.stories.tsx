import { leakedPassword } from '@nestmates/domain/members/accounts/leaked-password.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AuthScreen, type AuthScreenState } from './AuthScreen.tsx';

const onLogin = fn();
const onSignUp = fn();
const onSend = fn();
const onClose = fn();
const onForgotPassword = fn();

const login = {
  kind: 'login',
  pending: false,
  forgotPassword: { kind: 'closed' },
  onLogin,
  onForgotPassword,
  onSwitch: fn(),
} as const satisfies AuthScreenState;

const signUp = {
  kind: 'sign-up',
  pending: false,
  onSignUp,
  onSwitch: fn(),
} as const satisfies AuthScreenState;
const open = { kind: 'open', sending: false, onSend, onClose } as const;
const wide = { viewport: { value: 'wide', isRotated: false } };

const meta = {
  title: 'Screens/Account/Log in and sign up',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: login },
} satisfies Meta<typeof AuthScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = { tags: ['picture'] };

export const LogsIn: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await userEvent.type(canvas.getByLabelText('Email'), ' Sofia@Example.com ');
    await userEvent.type(canvas.getByLabelText('Password'), 'Nestmates1!{Enter}');
    await waitFor(() =>
      expect(onLogin).toHaveBeenCalledWith({ email: 'sofia@example.com', password: 'Nestmates1!' }),
    );
  },
};
export const LoginWide: Story = { globals: wide };

export const LoginWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'sofia@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await expect(email).toHaveFocus();
    await userEvent.type(email, '.com');
    await expect(email).toBeValid();
  },
};

export const LoginPending: Story = {
  args: { state: { ...login, pending: true } },
  play: async ({ canvas, userEvent }) => {
    onLogin.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logging in...' }));
    await expect(onLogin).not.toHaveBeenCalled();
  },
};

export const LoginRefused: Story = {
  args: { state: { ...login, issues: [{ path: 'email', message: 'Please enter a valid email address' }] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};

const onPasskey = fn();
export const WithPasskey: Story = {
  args: { state: { ...login, passkey: { pending: false, onUse: onPasskey } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(onPasskey).toHaveBeenCalled();
  },
};
export const WaitingForPasskey: Story = {
  args: { state: { ...login, passkey: { pending: true, onUse: onPasskey } } },
};

const onCode = fn();
const onAnother = fn();
const secondFactor = { kind: 'second-factor', pending: false, onCode, onSwitch: onAnother } as const;

export const SecondFactor: Story = {
  args: { state: secondFactor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('123456'));
    await userEvent.click(canvas.getByRole('button', { name: 'Another account? Log in' }));
    await expect(onAnother).toHaveBeenCalled();
  },
};
export const SecondFactorWide: Story = { args: { state: secondFactor }, globals: wide };
export const SecondFactorPending: Story = { args: { state: { ...secondFactor, pending: true } } };
export const WrongCode: Story = {
  args: {
    state: {
      ...secondFactor,
      issues: [{ path: 'code', message: 'This code is incorrect or was used before' }],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
  },
};

export const SignUp: Story = { args: { state: signUp } };

export const SignsUp: Story = {
  tags: ['!autodocs'],
  args: { state: signUp },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'sofia@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Nestmates1!');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Nestmates1!');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await waitFor(() =>
      expect(onSignUp).toHaveBeenCalledWith({ email: 'sofia@example.com', password: 'Nestmates1!' }),
    );
  },
};
const near = (zip: string, moreThan: number) =>
  ({ ...signUp, near: { kind: 'counted', zip, moreThan } }) as const;

export const SignUpNearMany: Story = {
  args: { state: near('11238', 1000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 1,000 mothers near 11238.')).toBeVisible();
  },
};

export const SignUpNearFew: Story = {
  args: { state: near('99723', 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You would be among the first near 99723.')).toBeVisible();
  },
};

export const SignUpNearCounting: Story = {
  args: { state: { ...signUp, near: { kind: 'counting', zip: '11238' } } },
};

export const SignUpNearUnknown: Story = {
  args: { state: { ...signUp, near: { kind: 'unknown', zip: '00000' } } },
};

export const SignUpWide: Story = { args: { state: signUp }, globals: wide };

export const SignUpWrong: Story = {
  args: { state: signUp },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'nestmates1');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Password must contain at least one uppercase letter')).toBeVisible();
    await expect(canvas.getByText("Passwords don't match")).toBeVisible();
    await expect(canvas.getByText('You must agree to the terms')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue('nestmates1');
  },
};

export const SignUpPending: Story = {
  args: { state: { ...signUp, pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  },
};

export const EmailTaken: Story = {
  args: {
    state: {
      ...signUp,
      issues: [{ path: 'email', message: 'An account with this email already exists. Try logging in.' }],
    },
  },
};

export const LeakedPassword: Story = {
  args: {
    state: {
      ...signUp,
      issues: [{ path: 'password', message: leakedPassword('password').message }],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByText(/has leaked elsewhere/)).toBeVisible();
    await expect(canvas.getByText('Not easy to guess')).toBeVisible();
  },
};

export const ForgotPassword: Story = {
  args: { state: { ...login, forgotPassword: open } },
  play: async ({ userEvent }) => {
    onSend.mockClear();
    const email = await screen.findByLabelText('Email Address');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'sofia@example{Enter}');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(email, '.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await expect(onSend).toHaveBeenCalledWith('sofia@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
};
export const ForgotPasswordWide: Story = {
  args: { state: { ...login, forgotPassword: open } },
  globals: wide,
};

export const ForgotPasswordSending: Story = {
  args: { state: { ...login, forgotPassword: { ...open, sending: true } } },
  play: async () => {
    const sending = await screen.findByRole('button', { name: 'Sending...' });
    await waitFor(() => expect(sending).toBeVisible());
  },
};

/** The e-mail is kept when switching the form and when opening the dialog. */
export const KeepsTheEmail: Story = {
  tags: ['!autodocs'],
  render: () => {
    const [kind, setKind] = useState<'login' | 'sign-up'>('login');
    const [asking, setAsking] = useState(false);
    const onSwitch = () => setKind(kind === 'login' ? 'sign-up' : 'login');
    const forgotPassword = asking ? { ...open, onClose: () => setAsking(false) } : login.forgotPassword;
    return (
      <AuthScreen
        state={
          kind === 'login'
            ? { ...login, forgotPassword, onSwitch, onForgotPassword: () => setAsking(true) }
            : { ...signUp, onSwitch }
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'sofia@example.com');
    await userEvent.click(canvas.getByRole('button', { name: "Don't have an account? Sign up" }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Join Nestmates');
    await expect(canvas.getByLabelText('Email')).toHaveValue('sofia@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Already have an account? Log in' }));
    const forgot = canvas.getByRole('button', { name: 'Forgot your password?' });
    await userEvent.click(forgot);
    await expect(await screen.findByLabelText('Email Address')).toHaveValue('sofia@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(forgot).toHaveFocus());
  },
};
