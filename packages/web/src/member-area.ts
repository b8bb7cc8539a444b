import type { MemberAreaProps } from './MemberArea.tsx';
import { preloadable } from './platform/routing/preloadable.tsx';

export const memberArea = preloadable<MemberAreaProps>(() => import('./MemberArea.tsx'));
