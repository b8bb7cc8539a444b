import type { SeedMember } from './members/seed-member.ts';
import { ana } from './named-members/ana.ts';
import { bea } from './named-members/bea.ts';
import { cleo } from './named-members/cleo.ts';
import { dana } from './named-members/dana.ts';
import { ada, sol } from './named-members/staff.ts';

export const demoPassword = 'Nestmates1!';

/** The members a demo logs in as; nobody logs in as one of the others. */
export const demoLogins: readonly (SeedMember & { readonly who: string })[] = [
  { ...ana, who: 'Premium, sells' },
  { ...bea, who: 'Pro' },
  { ...cleo, who: 'Free' },
  { ...dana, who: 'unlocked' },
  { ...ada, who: 'admin' },
  { ...sol, who: 'admin' },
];
