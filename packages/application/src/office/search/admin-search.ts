import { useCase } from '../../platform/wiring/use-case.ts';
import type { SearchView } from './contract.ts';

/** Number shown of each kind; whoever looks for more opens the page of its list. */
const shown = 5;

/** "12" and "#12", and "Case 12" for that kind alone; more digits than an id has are no number. */
function numberOf(kind: 'order' | 'case', words: string): number | null {
  const [, named, digits] = /^(?:#|(order|case) )?(\d{1,9})$/i.exec(words) ?? [];
  const isOther = named !== undefined && named.toLowerCase() !== kind;
  return digits === undefined || isOther ? null : Number(digits);
}

/** One search over all that administrators look up. */
export class AdminSearch extends useCase('adminSearchQueries') {
  search(words: string): Promise<SearchView> {
    return this.needs.adminSearchQueries.search({
      words,
      orderNumber: numberOf('order', words),
      caseNumber: numberOf('case', words),
      max: shown,
    });
  }
}
