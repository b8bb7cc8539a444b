import { Button } from '../../../components/actions/Button.tsx';

export interface StepActionsProps {
  readonly onBack?: (() => void) | undefined;
  readonly saving: boolean;
  /** Set while a photo, for instance, is uploading. */
  readonly disabled?: boolean | undefined;
  readonly submit: string;
}

/** The buttons at the end of a step. */
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
