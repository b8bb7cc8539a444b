import { kilobytesOfPage, type PageBudget, pageBudgets } from '../../../web/build/page-sizes.ts';
import { atMost, type Figure } from '../figure.ts';

const figureOf = (budget: PageBudget): Figure => {
  const { path, files, kilobytes } = budget;
  const isLanding = path === '/';
  return {
    name: `${isLanding ? 'landing' : path.slice(1)}-${files.toLowerCase()}`,
    what: isLanding
      ? `landing page: ${files} before interaction, compressed`
      : `\`${path}\`: ${files} until usable, compressed`,
    target: `≤ ${kilobytes} KB`,
    async measure() {
      const size = await kilobytesOfPage(budget);
      return atMost(size, kilobytes, `${size.toFixed(1)} KB`);
    },
  };
};

export const pageFigures: readonly Figure[] = pageBudgets.map(figureOf);
