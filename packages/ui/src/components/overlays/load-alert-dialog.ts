/** For `useLazyImport`: seldom asked, and as heavy as a whole page. */
export const loadAlertDialog = async () => (await import('./AlertDialog.tsx')).AlertDialog;
