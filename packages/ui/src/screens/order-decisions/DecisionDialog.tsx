import { problemRule } from '@nestmates/domain/orders/problem.ts';
import { Button } from '../../components/actions/Button.tsx';
import { FormError } from '../../components/forms/FormError.tsx';
import { PasswordField } from '../../components/forms/PasswordField.tsx';
import { TextArea } from '../../components/forms/TextArea.tsx';
import { Dialog } from '../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../components/overlays/DialogActions.tsx';
import type { FormSchema, Issue } from '../../forms/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import styles from './DecisionDialog.module.css';

export interface DecisionForm {
  readonly reason: string;
  /** Empty where it is not asked for. */
  readonly password: string;
}

export interface DecisionDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly decision: 'refund' | 'release';
  /** What is moved, to whom: "$49.69 goes back to Bea." */
  readonly effect: string;
  /** She has not given her password lately. */
  readonly asksPassword?: boolean | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onDecide(decision: DecisionForm): void;
  onClose(): void;
}

const words = {
  refund: { title: 'Refund the buyer?', confirm: 'Refund', pending: 'Refunding…' },
  release: { title: 'Release to the seller?', confirm: 'Release', pending: 'Releasing…' },
} as const;

const noReason = 'Please say why, for both to read';
const noPassword = 'Password is required';

const schemaOf = (asksPassword: boolean): FormSchema<DecisionForm> => ({
  '~standard': {
    validate(values) {
      const { text, password } = values as { readonly text: string; readonly password: string };
      const issues = [
        ...(text.trim() === '' ? [{ path: ['text'], message: noReason }] : []),
        ...(asksPassword && password === '' ? [{ path: ['password'], message: noPassword }] : []),
      ];
      return issues.length > 0 ? { issues } : { value: { reason: text.trim(), password } };
    },
  },
});
const [schema, schemaWithPassword] = [schemaOf(false), schemaOf(true)];

/** An administrator decides where the two do not agree; both read why. */
export function DecisionDialog({
  kind,
  decision,
  effect,
  asksPassword = false,
  issues,
  onDecide,
  onClose,
}: DecisionDialogProps) {
  const sending = kind === 'sending';
  const { title, confirm, pending } = words[decision];
  const { form, field, formError } = useForm({
    schema: asksPassword ? schemaWithPassword : schema,
    initial: { text: '', password: '' },
    issues,
    pending: sending,
    onSubmit: onDecide,
  });
  return (
    <Dialog open onClose={onClose} title={title} description={`${effect} This cannot be undone.`}>
      <form {...form} className={styles.form}>
        <FormError>{formError}</FormError>
        <TextArea
          {...field('text')}
          label="Reason"
          hint="Buyer and seller both read it."
          rows={4}
          limit={problemRule.maxText}
        />
        {asksPassword && (
          <PasswordField
            {...field('password')}
            label="Your password"
            hint="Once more, as money is moved. It then holds for ten minutes."
            autoComplete="current-password"
          />
        )}
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel={pending}>
            {confirm}
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
