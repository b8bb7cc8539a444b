import { requireProblemText } from '@nestmates/domain/orders/problem.ts';
import { ruleIssues } from '../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../forms/schema.ts';

/** The words, checked with the domain's rule. */
export const problemSchema: FormSchema<string> = {
  '~standard': {
    validate(values) {
      const { text } = values as { readonly text: string };
      const issues = ruleIssues('text', () => requireProblemText(text));
      return issues.length === 0 ? { value: requireProblemText(text) } : { issues };
    },
  },
};
