import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { characterCount } from '@nestmates/domain/platform/shared/text.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { type AppealOutcome, appealRule } from '@nestmates/domain/trust/cases/appeal.ts';
import {
  type DecisionKind,
  decisionRule,
  endsOf,
  missingThings,
  noteRule,
} from '@nestmates/domain/trust/cases/decision.ts';
import { isHideable, keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { HouseRuleId } from '@nestmates/domain/trust/rules/house-rules.ts';
import type { FormSchema } from '../../../forms/schema.ts';

export const spans = ['1', '7', '30', '90', '365', 'none'] as const;
/** How many days it lasts, or that it has no end. */
export type Span = (typeof spans)[number];

export interface DecisionForm {
  readonly decision: DecisionKind | '';
  readonly rule: HouseRuleId | '';
  readonly words: string;
  readonly span: Span | '';
  /** Things by their keys. */
  readonly things: readonly string[];
}

export interface CaseDecision {
  readonly decision: DecisionKind;
  readonly rule: HouseRuleId;
  readonly words: string;
  /** How many days it lasts. */
  readonly days: number | null;
  readonly things: readonly Thing[];
}

type Issues = { readonly path: readonly string[]; readonly message: string }[];

/** What can be decided about: what open reports are about. */
export const openThings = ({ things, reported }: Pick<CasePageView, 'things' | 'reported'>) =>
  things.filter((thing) =>
    reported.some(({ state, about }) => state === 'received' && keyOfThing(about) === keyOfThing(thing)),
  );

/** Only what can be taken down is offered for a removal. */
export const offeredThings = (
  page: Pick<CasePageView, 'things' | 'reported'>,
  decision: DecisionKind | '',
) => (decision === 'remove' ? openThings(page).filter(isHideable) : openThings(page));

export const chosenThings = (page: CasePageView, { decision, things }: DecisionForm) =>
  offeredThings(page, decision).filter((thing) => things.includes(keyOfThing(thing)));

/** What is chosen before the administrator has: of several things none, since some may concern another member. */
export const chosenAtFirst = (page: CasePageView): readonly string[] => {
  const things = openThings(page).map(keyOfThing);
  return things.length === 1 ? things : [];
};

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

/** Why there is nothing to choose from. */
function whyNothing(page: CasePageView, { decision }: DecisionForm): string | undefined {
  if (openThings(page).length === 0) return 'All reports were withdrawn, so it can rest on nothing.';
  return offeredThings(page, decision).length === 0 ? 'Nothing in this case can be taken down.' : undefined;
}

function wrongThings(page: CasePageView, form: DecisionForm): Issues {
  const missing = form.decision === '' ? undefined : missingThings(form.decision);
  if (!missing || chosenThings(page, form).length > 0) return [];
  return [{ path: ['things'], message: whyNothing(page, form) ?? missing }];
}

function wrongSpan({ decision, span }: DecisionForm): Issues {
  const isMissing = decision !== '' && endsOf(decision) === 'must' && daysOf(decision, span) === null;
  return isMissing ? [{ path: ['span'], message: 'Please say for how long.' }] : [];
}

/** What keeps it from being decided, in the order of the form. */
export function missingIn(page: CasePageView, form: DecisionForm): Issues {
  const { decision, rule, words } = form;
  if (decision === '') return [{ path: ['decision'], message: 'Please choose what is done.' }];
  return [
    ...wrongSpan(form),
    ...wrongThings(page, form),
    ...(rule === '' ? [{ path: ['rule'], message: 'Please choose the house rule.' }] : []),
    ...wrongWords(words.trim(), decisionRule),
  ];
}

export const decisionSchema = (page: CasePageView): FormSchema<CaseDecision> => ({
  '~standard': {
    validate(values) {
      const form = values as DecisionForm;
      const { decision, rule, words, span } = form;
      const issues = missingIn(page, form);
      if (decision === '' || rule === '' || issues.length > 0) return { issues };
      const things = chosenThings(page, form).map(({ kind, id }) => ({ kind, id }));
      return { value: { decision, rule, words: words.trim(), days: daysOf(decision, span), things } };
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
