import { ruleIssues } from '../../../forms/rule-issues.ts';

/** What the domain's rule has to say about a time, as an issue of its field. */
export const timeIssues = (check: () => void) => ruleIssues('date', check);
