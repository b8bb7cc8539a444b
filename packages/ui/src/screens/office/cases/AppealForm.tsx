import { type AppealOutcome, appealOutcomes, appealRule } from '@nestmates/domain/trust/cases/appeal.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ChipChoice } from '../../../components/selection/ChipGroup.tsx';
import { useForm } from '../../../forms/use-form.ts';
import type { CaseReady } from './case-state.ts';
import { answerSchema } from './decision-schema.ts';

const labels: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'It stays',
  overturned: 'Take it back',
};

const initial: { outcome: AppealOutcome | ''; words: string } = { outcome: '', words: '' };

/** The answer to an appeal, by somebody else than who has decided. */
export function AppealForm({ sending, changed, issues, onAnswer }: CaseReady) {
  const pending = sending === 'answer';
  const { form, field, values, formError } = useForm({
    schema: answerSchema,
    initial,
    issues,
    pending,
    onSubmit: onAnswer,
  });
  return (
    <Stack as="form" {...form} gap={5} aria-label="Answer the appeal">
      <FormError>{formError}</FormError>
      <ChipChoice
        {...field('outcome')}
        label="The decision"
        options={appealOutcomes.map((value) => ({ value, label: labels[value] }))}
      />
      <TextArea
        {...field('words')}
        label="Answer"
        hint={
          values.outcome === 'overturned'
            ? 'She reads it. What was restricted is open again at once.'
            : 'She reads it in these words.'
        }
        rows={4}
        limit={appealRule.maxWords}
      />
      <Button type="submit" wide pending={pending} pendingLabel="Answering…" resting={changed !== undefined}>
        Answer the Appeal
      </Button>
    </Stack>
  );
}
