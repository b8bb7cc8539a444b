/** Serves `useLazyImport`: rarely needed, and large. */
export const loadAlertDialog = async () => (await import('./AlertDialog.tsx')).AlertDialog;
