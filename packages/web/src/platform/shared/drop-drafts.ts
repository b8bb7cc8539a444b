const prefix = 'draft:';

export const keyOf = (memberId: number, name: string): string => `${prefix}${memberId}:${name}`;

function dropDraftsIn(storage: Storage, isKept: (key: string) => boolean = () => false): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix) && !isKept(key)) storage.removeItem(key);
  }
}

/** What was typed on the way to a profile is of no use once that is complete. */
export const dropDraftsOfDevice = (): void => dropDraftsIn(localStorage);

/** Once nobody is signed in, nothing that they typed may stay in the browser. */
export function dropAllDrafts(): void {
  dropDraftsIn(sessionStorage);
  dropDraftsIn(localStorage);
}

/** Another member may have signed in without the one before having signed out in this browser. */
export function dropDraftsOfOthers(memberId: number): void {
  const isOwn = (key: string) => key.startsWith(keyOf(memberId, ''));
  dropDraftsIn(sessionStorage, isOwn);
  dropDraftsIn(localStorage, isOwn);
}
