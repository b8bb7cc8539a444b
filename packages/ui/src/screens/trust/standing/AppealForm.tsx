import { appealFields } from '@nestmates/application/trust/standing/contract.ts';
import { appealRule } from '@nestmates/domain/trust/cases/appeal.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import styles from './StandingScreen.module.css';

export interface AppealFormState {
  readonly sending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onSend(appeal: ReturnType<typeof appealFields.parse>): void;
  onClose(): void;
}

interface AppealFormProps {
  readonly decisionId: number;
  readonly state: AppealFormState;
}

/** One appeal for each decision. */
export function AppealForm({ decisionId, state }: AppealFormProps) {
  const { sending, issues, onSend, onClose } = state;
  const { form, field, formError } = useForm({
    schema: appealFields,
    initial: { decisionId, words: '' },
    issues,
    pending: sending,
    onSubmit: onSend,
  });
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <TextArea
        {...field('words')}
        label="Why do you see it differently?"
        hint="A decision can be appealed once."
        limit={appealRule.maxWords}
        rows={6}
      />
      <Cluster gap={2}>
        <Button type="submit" pending={sending} pendingLabel="Sending…">
          Send Appeal
        </Button>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
