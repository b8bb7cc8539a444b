import type { CasePageView } from '@nestmates/application/office/cases/contract.ts';
import { characterCount } from '@nestmates/domain/platform/shared/text.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { type AppealOutcome, appealRule } from '@nestmates/domain/trust/cases/appeal.ts';
import { type DecisionKind, decisionRule, endsOf, noteRule } from '@nestmates/domain/trust/cases/decision.ts';
import { keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import { type HouseRuleId, houseRuleIds } from '@nestmates/domain/trust/rules/house-rules.ts';
import type { FormSchema } from '../../../forms/schema.ts';

export const spans = ['7', '30', '90', '365', 'none'] as const;
/** For how many days, or without an end. */
export type Span = (typeof spans)[number];

export interface DecisionForm {
  readonly decision: DecisionKind | '';
  readonly rule: HouseRuleId | '';
  readonly words: string;
  readonly span: Span | '';
  /** By their keys. */
  readonly things: readonly string[];
}

export interface CaseDecision {
  readonly decision: DecisionKind;
  readonly rule: HouseRuleId;
  readonly words: string;
  /** For how many days. */
  readonly days: number | null;
  readonly things: readonly Thing[];
}

type Issues = { readonly path: readonly string[]; readonly message: string }[];

/** What can be decided about: what open reports are about. */
export const openThings = ({ things, reported }: Pick<CasePageView, 'things' | 'reported'>) =>
  things.filter((thing) =>
    reported.some(({ state, about }) => state === 'received' && keyOfThing(about) === keyOfThing(thing)),
  );

export const daysOf = (decision: DecisionKind, span: Span | ''): number | null =>
  endsOf(decision) === 'never' || span === '' || span === 'none' ? null : Number(span);

export const endOf = (now: Date, count: number | null): Date | undefined =>
  count === null ? undefined : later(now, days(count));

function wrongWords(
  words: string,
  rule: { readonly missing: string; readonly tooLong: string; readonly maxWords: number },
): Issues {
  if (words === '') return [{ path: ['words'], message: rule.missing }];
  return characterCount(words) > rule.maxWords ? [{ path: ['words'], message: rule.tooLong }] : [];
}

export const decisionSchema = (page: CasePageView): FormSchema<CaseDecision> => ({
  '~standard': {
    validate(values) {
      const { decision, rule, words, span, things } = values as DecisionForm;
      const text = words.trim();
      const chosen = openThings(page).filter((thing) => things.includes(keyOfThing(thing)));
      const known = houseRuleIds.find((id) => id === rule);
      const issues: Issues = wrongWords(text, decisionRule);
      if (decision === '')
        return { issues: [{ path: ['decision'], message: 'Please choose what is done.' }] };
      if (!known)
        return { issues: [{ path: ['rule'], message: 'Please choose the house rule.' }, ...issues] };
      const count = daysOf(decision, span);
      if (endsOf(decision) === 'must' && count === null)
        issues.push({ path: ['span'], message: 'Please say for how long.' });
      if (decision === 'remove' && chosen.length === 0)
        issues.push({ path: ['things'], message: 'Please choose what is removed.' });
      if (issues.length > 0) return { issues };
      const named = chosen.map(({ kind, id }) => ({ kind, id }));
      return { value: { decision, rule: known, words: text, days: count, things: named } };
    },
  },
});

const wordsSchema = (rule: Parameters<typeof wrongWords>[1]): FormSchema<string> => ({
  '~standard': {
    validate(values) {
      const text = (values as { readonly words: string }).words.trim();
      const issues = wrongWords(text, rule);
      return issues.length > 0 ? { issues } : { value: text };
    },
  },
});

export const noteSchema = wordsSchema(noteRule);

export interface AppealAnswer {
  readonly outcome: AppealOutcome;
  readonly words: string;
}

export const answerSchema: FormSchema<AppealAnswer> = {
  '~standard': {
    validate(values) {
      const { outcome, words } = values as { readonly outcome: AppealOutcome | ''; readonly words: string };
      const text = words.trim();
      const issues = wrongWords(text, { ...appealRule, missing: 'Please answer her.' });
      if (outcome === '')
        return { issues: [{ path: ['outcome'], message: 'Please choose whether it stays.' }, ...issues] };
      return issues.length > 0 ? { issues } : { value: { outcome, words: text } };
    },
  },
};
