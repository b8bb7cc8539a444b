import type { InsightPartName } from '@nestmates/domain/together/insights/insight.ts';
import { bondingBeforeSchool } from './bonding-before-school.ts';
import { bondingByInterest } from './bonding-by-interest.ts';
import { bondingByMaking } from './bonding-by-making.ts';
import { bondingByMoving } from './bonding-by-moving.ts';
import { bondingBySeason } from './bonding-by-season.ts';
import { bondingBySenses } from './bonding-by-senses.ts';
import { bondingFromSchoolOn } from './bonding-from-school-on.ts';
import type { LibraryText, PlaydateText } from './library-text.ts';
import { playdatesByActivity } from './playdates-by-activity.ts';
import { playdatesByAge } from './playdates-by-age.ts';
import { selfCareByInterest } from './self-care-by-interest.ts';
import { selfCareBySituation } from './self-care-by-situation.ts';
import { selfCareByTime } from './self-care-by-time.ts';
import { selfCareForAll } from './self-care-for-all.ts';
import { tipsBeforeSchool } from './tips-before-school.ts';
import { tipsByRhythm } from './tips-by-rhythm.ts';
import { tipsByValue } from './tips-by-value.ts';
import { tipsForSchoolChildren } from './tips-for-school-children.ts';
import { tipsForTeenagers } from './tips-for-teenagers.ts';

/** Written for Nestmates. Whoever adds a text writes it anew, for parents, and without medical advice. */
export const library: Readonly<Record<InsightPartName, readonly LibraryText[]>> = {
  tip: [...tipsByRhythm, ...tipsByValue, ...tipsBeforeSchool, ...tipsForSchoolChildren, ...tipsForTeenagers],
  selfCare: [...selfCareForAll, ...selfCareByTime, ...selfCareByInterest, ...selfCareBySituation],
  bonding: [
    ...bondingBeforeSchool,
    ...bondingFromSchoolOn,
    ...bondingBySeason,
    ...bondingByInterest,
    ...bondingByMaking,
    ...bondingByMoving,
    ...bondingBySenses,
  ],
};

export const playdateLibrary: readonly PlaydateText[] = [...playdatesByAge, ...playdatesByActivity];
