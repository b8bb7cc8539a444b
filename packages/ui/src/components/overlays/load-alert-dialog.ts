/** For `useFetched`: seldom asked, and as heavy as a whole page. */
export const fetchQuestion = async () => (await import('./AlertDialog.tsx')).AlertDialog;
