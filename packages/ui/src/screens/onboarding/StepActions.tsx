import { Button } from '../../components/actions/Button.tsx';

export interface StepActionsProps {
  readonly onBack?: (() => void) | undefined;
  readonly saving: boolean;
  /** Something of this step is still on its way. */
  readonly disabled?: boolean | undefined;
  readonly submit: string;
}

/** What ends a step: back to the one before, where there is one, or on with what she has answered. */
export const StepActions = ({ onBack, saving, disabled, submit }: StepActionsProps) => (
  <>
    {onBack && (
      <Button look="outline" onClick={onBack}>
        Back
      </Button>
    )}
    <Button type="submit" wide disabled={disabled} pending={saving} pendingLabel="Saving...">
      {submit}
    </Button>
  </>
);
