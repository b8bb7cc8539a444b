import { asksForHelp, isUrgent, type ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { mayEndanger } from '@nestmates/domain/trust/reports/category-offers.ts';
import { reportRule } from '@nestmates/domain/trust/reports/report.ts';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { FormSchema, Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { CategoryField } from './CategoryField.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import styles from './ReportDialog.module.css';
import type { ReportSubject } from './report-context.ts';
import { UrgentHelp } from './UrgentHelp.tsx';
import { WhatHelpDoes } from './WhatHelpDoes.tsx';

interface Answers {
  readonly about: ReportSubject['about'];
  readonly category: ReportCategory | '';
  readonly words: string;
  /** Asked of visitors, and verified before the report counts. */
  readonly email?: string;
}

interface ReportFormProps<Report> {
  readonly subject: ReportSubject;
  readonly schema: FormSchema<Report>;
  readonly asksEmail: boolean;
  readonly sending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onSend(report: Report): void;
}

/** Two steps: what it is about, then in words. */
export function ReportForm<Report>(props: ReportFormProps<Report>) {
  const { subject, schema, asksEmail, sending, issues, onSend } = props;
  const [step, setStep] = useState<'category' | 'words'>('category');
  const [missing, setMissing] = useState(false);
  const initial: Answers = {
    about: subject.about,
    category: '',
    words: '',
    ...(asksEmail && { email: '' }),
  };
  const { form, values, field, formError } = useForm({
    schema,
    initial,
    issues,
    pending: sending,
    onSubmit: onSend,
  });
  const { category } = values;
  // A visitor knows a seller by what is on sale.
  const kind = asksEmail && subject.about.kind === 'member' ? 'shop' : subject.about.kind;
  if (step === 'category') {
    return (
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(category === '');
          if (category !== '') setStep('words');
        }}
      >
        {mayEndanger(kind) && <UrgentHelp />}
        <CategoryField
          {...field('category')}
          kind={kind}
          error={missing && category === '' ? 'Please choose what it is about.' : undefined}
        />
        {!mayEndanger(kind) && <UrgentHelp />}
        <DialogActions>
          <Button type="submit">Next</Button>
        </DialogActions>
      </form>
    );
  }
  const who = subject.member?.firstName ?? 'Whoever it is about';
  const worries = category !== '' && asksForHelp(category);
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      {worries ? (
        <>
          <CrisisHelp />
          <WhatHelpDoes who={subject.member?.firstName ?? 'her'} />
        </>
      ) : (
        category !== '' && isUrgent(category) && <UrgentHelp isUrgent />
      )}
      <TextArea
        {...field('words')}
        label={worries ? 'What worries you?' : 'What happened?'}
        optional={!asksEmail}
        limit={reportRule.maxWords}
        rows={worries ? 3 : 5}
      />
      {asksEmail && (
        <TextField
          {...field('email')}
          value={values.email ?? ''}
          label="Email"
          type="email"
          autoComplete="email"
          hint="We send you a link. Your report counts once you have opened it."
        />
      )}
      <DialogActions note={`A person looks at it. ${who} never learns who told us.`}>
        <Button type="submit" pending={sending} pendingLabel="Sending…">
          {worries ? 'Tell Us' : 'Send Report'}
        </Button>
        <Button look="outline" onClick={() => setStep('category')}>
          Back
        </Button>
      </DialogActions>
    </form>
  );
}
