import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';

const importMoment = () => import('./match-moment.tsx');

/** The code of the moment of a match, which is large. */
export const loadMatchMoment = () => importWithStyles(importMoment);

export const preloadMatchMoment = (): void => void loadMatchMoment().catch(() => undefined);
