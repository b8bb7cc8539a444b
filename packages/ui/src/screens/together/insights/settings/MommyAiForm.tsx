import { type AiSettingsForm, aiSettingsForm } from '@nestmates/application/together/insights/contract.ts';
import { noteFields, noteRule } from '@nestmates/domain/together/insights/ai-settings.ts';
import { leadsToPerson } from '@nestmates/domain/together/insights/notes.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { Switch } from '../../../../components/selection/Switch.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import styles from './MommyAiForm.module.css';

export interface MommyAiFormProps {
  readonly kind: 'idle' | 'saving';
  readonly saved: {
    readonly parentingStyleOverride: string;
    readonly challenges: string;
    readonly childrenNotes: string;
    readonly enabled: boolean;
  };
  readonly issues?: readonly Issue[] | undefined;
  onSave(settings: AiSettingsForm): void;
}

const questions = [
  {
    name: 'parentingStyleOverride',
    hint: 'How you like to do things, if the tags of your profile do not say it.',
  },
  { name: 'challenges', hint: 'What is hard right now: bedtimes, mornings, a new sibling.' },
  { name: 'childrenNotes', hint: 'What they love, and what they are working on. Names are left out.' },
] as const;

const leftOut =
  'This looks like an address, a number or a link. Nothing that leads to a person is sent: it is left out.';

export function MommyAiForm({ kind, saved, issues, onSave }: MommyAiFormProps) {
  const saving = kind === 'saving';
  const { form, field, formError } = useForm({
    schema: aiSettingsForm,
    initial: saved,
    issues,
    pending: saving,
    onSubmit: onSave,
  });
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <Switch
        {...field('enabled')}
        label="Write for me"
        description="Your weekly insight, the suggestions of the playdate planner, and those for a new listing. Off means that nothing is written, and nothing is sent."
      />
      {questions.map(({ name, hint }) => (
        <TextArea
          key={name}
          {...field(name)}
          label={noteFields[name]}
          hint={leadsToPerson(field(name).value) ? leftOut : hint}
          optional
          limit={noteRule.max}
          rows={4}
        />
      ))}
      <div>
        <Button type="submit" pending={saving} pendingLabel="Saving…">
          Save Settings
        </Button>
      </div>
    </form>
  );
}
