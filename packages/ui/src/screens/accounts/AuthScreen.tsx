import { productName } from '@nestmates/domain/shared/product.ts';
import { DoorFrame } from './DoorFrame.tsx';
import { LoginForm, type LoginState } from './LoginForm.tsx';
import { SignUpForm, type SignUpState } from './SignUpForm.tsx';

export type AuthScreenState = LoginState | SignUpState;

const tagline = 'Connect with amazing moms in your area';

export function AuthScreen({ state }: { readonly state: AuthScreenState }) {
  switch (state.kind) {
    case 'login':
      return (
        <DoorFrame
          title={
            <>
              Welcome <em>Back!</em>
            </>
          }
          lead={tagline}
        >
          <LoginForm state={state} />
        </DoorFrame>
      );
    case 'sign-up':
      return (
        <DoorFrame
          title={
            <>
              Join <em>{productName}</em>
            </>
          }
          lead={tagline}
        >
          <SignUpForm state={state} />
        </DoorFrame>
      );
  }
}
