import type { MeScreenProps } from '@nestmates/ui/screens/site/me/MeScreen.tsx';
import { createContext } from 'react';

/** What the menu of the shell has and does, which the Me page shows as a page. */
export type MemberMenu = Pick<MeScreenProps, 'items' | 'onLocked' | 'onLogout' | 'onFeedback'>;

/** Given by the shell around every page of a member. */
export const MemberMenuContext = createContext<MemberMenu | undefined>(undefined);
