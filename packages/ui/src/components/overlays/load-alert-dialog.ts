/** Loads it for `useLazyImport`, since it is rarely needed, and large. */
export const loadAlertDialog = async () => (await import('./AlertDialog.tsx')).AlertDialog;
