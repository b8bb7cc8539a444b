import { localFormat } from '../../../dates/local-format.ts';

const shortDate = localFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Photo checked Nov 22, 2026" */
export const photoCheckedText = (at: string): string => `Photo checked ${shortDate.format(new Date(at))}`;
