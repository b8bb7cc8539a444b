import { requireProblemText } from '@nestmates/domain/market/orders/problem.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';

export interface ProblemForm {
  readonly text: string;
  readonly photoUrls: string[];
}

/** The words, checked with the domain's rule; the photos are uploaded by then. */
export const problemSchema: FormSchema<ProblemForm> = {
  '~standard': {
    validate(values) {
      const { text, photoUrls } = values as ProblemForm;
      const issues = ruleIssues('text', () => requireProblemText(text));
      return issues.length > 0
        ? { issues }
        : { value: { text: requireProblemText(text), photoUrls: [...photoUrls] } };
    },
  },
};
