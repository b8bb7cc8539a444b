import { Button } from '../../../../components/actions/Button.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { ChildrenLayout, type ChildrenLayoutProps } from './ChildrenLayout.tsx';

export interface ChildrenLoadFailedProps extends Pick<ChildrenLayoutProps, 'mode' | 'logout' | 'onBack'> {
  readonly retrying: boolean;
  onRetry(): void;
}

/** Keeps the layout of the step, so that the ways back and out remain. */
export const ChildrenLoadFailed = ({ mode, logout, retrying, onRetry, onBack }: ChildrenLoadFailedProps) => (
  <ChildrenLayout
    mode={mode}
    logout={logout}
    onBack={onBack}
    actions={
      <Button look="outline" wide onClick={onBack}>
        Back
      </Button>
    }
  >
    <Banner
      look="wrong"
      announced
      title="We could not load your children"
      action={
        <Button look="outline" size="small" pending={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your connection may be gone for a moment.
    </Banner>
  </ChildrenLayout>
);
