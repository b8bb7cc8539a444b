/** The reads that every page waits for; each gets its figures against a bare twin. */
export const hotReads = [{ name: 'me', path: '/api/me' }] as const;

export type HotRead = (typeof hotReads)[number];
