import { decideCheckFields } from '@nestmates/application/office/selfie-checks/contract.ts';
import { selfieCheckRule } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import {
  type SelfieDecision,
  selfieDecisions,
} from '@nestmates/domain/trust/selfie-checks/selfie-check-machine.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { NumberedChoice } from '../admin/NumberedChoice.tsx';
import { usePageKeys } from '../admin/use-page-keys.ts';
import type { CheckReady } from './check-state.ts';

const verbs: Readonly<Record<SelfieDecision, string>> = {
  approve: 'Same person',
  again: 'Ask for other selfies',
  refuse: 'Refuse',
};
const hints: Readonly<Record<SelfieDecision | '', string>> = {
  '': 'The member reads it.',
  approve: 'Nothing has to be said.',
  again: 'Say what could not be seen. The member reads it.',
  refuse: 'Say why. The member reads it.',
};
const buttons: Readonly<Record<SelfieDecision | '', string>> = {
  '': 'Decide',
  approve: 'Approve the Check',
  again: 'Ask for Other Selfies',
  refuse: 'Refuse the Check',
};

const options = selfieDecisions.map((value) => ({ value, label: verbs[value] }));

/** The decision and its words; the number keys choose. */
export function CheckDecision({ check, sending, changed, issues, onDecide }: CheckReady) {
  const initial: { decision: SelfieDecision | ''; words: string } = { decision: '', words: '' };
  const { form, field, values, formError } = useForm({
    schema: decideCheckFields,
    initial,
    issues,
    pending: sending,
    onSubmit: onDecide,
  });
  const decision = field('decision');
  usePageKeys(
    Object.fromEntries(selfieDecisions.map((name, nth) => [`${nth + 1}`, () => decision.onChange(name)])),
  );
  const chosen = values.decision;
  const wordsMissing = chosen === 'refuse' && values.words.trim() === '';
  const noPhoto = chosen === 'approve' && check.member.profilePhotoUrl === null;
  return (
    <Stack as="form" {...form} gap={5} aria-label="Decide">
      <FormError>{formError}</FormError>
      <NumberedChoice {...decision} label="Do they show the same person?" options={options} />
      <TextArea
        {...field('words')}
        label="Words to the member"
        optional={chosen !== 'refuse'}
        hint={hints[chosen]}
        rows={3}
        limit={selfieCheckRule.maxWords}
      />
      <Button
        type="submit"
        wide
        look={chosen === 'refuse' ? 'danger' : 'main'}
        pending={sending}
        pendingLabel="Deciding…"
        resting={chosen === '' || wordsMissing || noPhoto || changed !== undefined}
      >
        {buttons[chosen]}
      </Button>
    </Stack>
  );
}
