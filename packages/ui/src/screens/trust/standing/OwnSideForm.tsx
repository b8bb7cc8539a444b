import { ownSideRule } from '@nestmates/domain/trust/standing/own-side.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';

// Few have something that is looked at, so the schema is imported when the form is first focused.
const loadSchema = async () =>
  (await import('@nestmates/application/trust/standing/contract.ts')).ownSideFields;

export interface OwnSideState {
  /** How often it was sent here; the form closes after each. */
  readonly sent: number;
  readonly sending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onSend(said: { readonly words: string }): void;
}

interface OwnSideFormProps extends OwnSideState {
  /** What is changed, if something was said. */
  readonly initial?: string | undefined;
  onCancel?: (() => void) | undefined;
}

/** What the member says before anybody has decided. */
export function OwnSideForm({ initial = '', sending, issues, onSend, onCancel }: OwnSideFormProps) {
  const { form, field, formError } = useForm({
    schema: loadSchema,
    initial: { words: initial },
    issues,
    pending: sending,
    onSubmit: onSend,
  });
  return (
    <Stack as="form" {...form} gap={4} aria-label="Your side">
      <FormError>{formError}</FormError>
      <TextArea
        {...field('words')}
        label="Your side"
        hint="It is being looked at; you can tell us your side. Whoever looks at it reads this first."
        limit={ownSideRule.maxWords}
        rows={4}
      />
      <Cluster gap={3}>
        <Button type="submit" look="outline" pending={sending} pendingLabel="Sending…">
          Send
        </Button>
        {onCancel && (
          <Button look="text" disabled={sending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
