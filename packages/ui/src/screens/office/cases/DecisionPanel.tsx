import { decisionNames, decisionRule, endsOf, isTold } from '@nestmates/domain/trust/cases/decision.ts';
import { usualRule } from '@nestmates/domain/trust/reports/categories.ts';
import { keyOfThing } from '@nestmates/domain/trust/reports/report.ts';
import { houseRules } from '@nestmates/domain/trust/rules/house-rules.ts';
import { useId } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ChipChoice, ChipGroup } from '../../../components/selection/ChipGroup.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { kindAndTitle } from '../../trust/thing-text.ts';
import { NumberedChoice } from '../admin/NumberedChoice.tsx';
import { usePageKeys } from '../admin/use-page-keys.ts';
import styles from './CaseParts.module.css';
import type { CaseReady } from './case-state.ts';
import { decideText, verbOf } from './case-text.ts';
import {
  chosenAtFirst,
  chosenThings,
  type DecisionForm,
  decisionSchema,
  missingIn,
  offeredThings,
  openThings,
  type Span,
} from './decision-schema.ts';
import { timeOfThing } from './evidence-words.ts';
import { StatementPreview } from './StatementPreview.tsx';

const spanLabels: Readonly<Record<Span, string>> = {
  1: '1 day',
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'A year',
  none: 'No end',
};

/** The mildest first. */
const decisionOptions = decisionNames.map((value) => ({ value, label: verbOf(value) }));
const fixedSpans = ['1', '7', '30', '90', '365'] as const;
const ruleOptions = houseRules.map(({ id, title }, nth) => ({ value: id, label: `${nth + 1} · ${title}` }));

/** "Listing · Pram with hood", or "Playdate · June 6, 2026 at 10:00 AM". */
const chipText = ({ kind, title, kept, now }: ReturnType<typeof openThings>[number]): string =>
  kindAndTitle({ kind, title: title || (timeOfThing(kept ?? now) ?? '') });

/** Why it cannot be decided yet. */
function whyNot(missing: ReturnType<typeof missingIn>, changed: CaseReady['changed']): string | undefined {
  if (changed) return 'Look at what is new first.';
  return missing.length > 0 ? missing.map(({ message }) => message).join(' ') : undefined;
}

function hintOf(form: DecisionForm, page: CaseReady['page']): string {
  const { decision } = form;
  if (decision !== '' && !isTold(decision)) return 'She is not told of it; it stands in the record.';
  const quotes = chosenThings(page, form).some(({ kind }) => kind === 'message');
  const never = quotes
    ? 'Never say who has reported, nor quote a message: it had one reader.'
    : 'Never say who has reported.';
  return `She reads it in these words. ${never}`;
}

interface DecisionPanelProps extends CaseReady {
  readonly quiet: boolean;
}

/** What is decided and why, with the statement as the member will read it; the number keys choose. */
export function DecisionPanel({ page, now, sending, changed, issues, quiet, onDecide }: DecisionPanelProps) {
  const noteId = useId();
  const pending = sending === 'decision';
  const initial: DecisionForm = {
    decision: '',
    rule: usualRule(page.categories),
    words: '',
    span: '',
    things: chosenAtFirst(page),
  };
  const { form, field, values, formError } = useForm({
    schema: decisionSchema(page),
    initial,
    issues,
    pending,
    onSubmit: onDecide,
  });
  const decision = field('decision');
  usePageKeys(
    Object.fromEntries(decisionNames.map((name, nth) => [`${nth + 1}`, () => decision.onChange(name)])),
  );
  const chosen = values.decision;
  const ends = chosen === '' ? 'never' : endsOf(chosen);
  const things = offeredThings(page, chosen);
  const missing = missingIn(page, values);
  return (
    <Stack as="form" {...form} gap={5} aria-label="Decide">
      <FormError>{formError}</FormError>
      {quiet && <p className={styles.quiet}>Decide, only if a house rule was broken too.</p>}
      <NumberedChoice {...decision} label="Decision" options={decisionOptions} columns={2} quiet={quiet} />
      {ends !== 'never' && (
        <ChipChoice
          {...field('span')}
          label="For how long"
          options={[...fixedSpans, ...(ends === 'may' ? (['none'] as const) : [])].map((value) => ({
            value,
            label: spanLabels[value],
          }))}
        />
      )}
      {openThings(page).length > 1 && things.length > 0 && (
        <ChipGroup
          {...field('things')}
          label={chosen === 'remove' ? 'What is taken down' : 'What it rests on'}
          options={things.map((thing) => ({
            value: keyOfThing(thing),
            label: chipText(thing),
          }))}
        />
      )}
      <Select {...field('rule')} label="House rule" placeholder="Choose a rule" options={ruleOptions} />
      <TextArea
        {...field('words')}
        label="Why"
        hint={hintOf(values, page)}
        rows={4}
        limit={decisionRule.maxWords}
      />
      {chosen !== '' && <StatementPreview page={page} form={values} now={now} />}
      <Button
        type="submit"
        wide
        look={chosen === 'ban' || chosen === 'suspend' ? 'danger' : 'main'}
        pending={pending}
        pendingLabel="Deciding…"
        resting={changed !== undefined || missing.length > 0}
        aria-describedby={noteId}
      >
        {chosen === '' ? 'Decide' : decideText(chosen, page.member)}
      </Button>
      <p id={noteId} className={styles.quiet}>
        {whyNot(missing, changed) ?? 'You can take it back for ten minutes.'}
      </p>
    </Stack>
  );
}
