/** What the prompt needs once somebody is asked, in one import. */
export { askedPassword, askForPassword } from './asked-password.ts';
export { PasswordPromptDialog } from './PasswordPromptDialog.tsx';
