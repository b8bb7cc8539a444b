import { preloadable } from './platform/routing/preloadable.tsx';
import type { VisitorAreaProps } from './VisitorArea.tsx';

export const visitorArea = preloadable<VisitorAreaProps>(() => import('./VisitorArea.tsx'));
