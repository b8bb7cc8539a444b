import {
  asksForHelp,
  categories,
  isUrgent,
  type ReportCategory,
} from '@nestmates/domain/trust/reports/categories.ts';
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
  /** Tells whether a worry is being written, which has a title of its own. */
  onWorries?(worries: boolean): void;
  onSend(report: Report): void;
}

/** Two steps: what it is about, then in words. */
export function ReportForm<Report>(props: ReportFormProps<Report>) {
  const { subject, schema, asksEmail, sending, issues, onWorries, onSend } = props;
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
  const worries = category !== '' && asksForHelp(category);
  const open = (next: typeof step) => {
    setStep(next);
    onWorries?.(next === 'words' && worries);
  };
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
          if (category !== '') open('words');
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
  const neverLearns = `${subject.member?.firstName ?? 'Whoever it is about'} never learns who told us.`;
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      {worries ? (
        <>
          <p className={styles.reason}>
            {categories[category].label}
            <Button look="text" size="small" onClick={() => open('category')}>
              Change
            </Button>
          </p>
          <CrisisHelp />
          <WhatHelpDoes who={subject.member?.firstName} />
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
        placeholder={worries ? 'What she said or wrote, and when' : undefined}
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
      <DialogActions note={worries ? neverLearns : `A person looks at it. ${neverLearns}`}>
        <Button type="submit" pending={sending} pendingLabel="Sending…">
          {worries ? 'Tell Us' : 'Send Report'}
        </Button>
        {!worries && (
          <Button look="outline" onClick={() => open('category')}>
            Back
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
