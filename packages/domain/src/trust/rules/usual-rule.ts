import type { ReportCategory } from '../reports/categories.ts';
import type { HouseRuleId } from './house-rules.ts';

/**
 * The house rule that is most often broken where something is reported for this reason; it is proposed, not decided. Who is worried
 * about somebody says nothing of a rule.
 */
const usual: Readonly<Partial<Record<ReportCategory, HouseRuleId>>> = {
  danger: 'law',
  child: 'children-first',
  harassment: 'kind',
  hate: 'everybody',
  scam: 'honest-trade',
  fake: 'yourself',
  'forbidden-thing': 'safe-things',
  'recalled-thing': 'safe-things',
  photo: 'children-first',
  spam: 'no-spam',
  other: 'kind',
};

/** Rule of the gravest reason, which is named first. */
export const usualRule = (categories: readonly ReportCategory[]): HouseRuleId | '' =>
  categories[0] ? (usual[categories[0]] ?? '') : '';
