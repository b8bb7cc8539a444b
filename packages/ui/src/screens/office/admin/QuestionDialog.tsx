import { AlertDialog, type AlertDialogProps } from '../../../components/overlays/AlertDialog.tsx';
import type { Question } from './question.ts';

interface QuestionDialogProps<About>
  extends Pick<AlertDialogProps, 'title' | 'confirm' | 'confirming' | 'look'> {
  readonly question: Question<About>;
  describe(about: About): string;
}

export function QuestionDialog<About>({ question, describe, ...words }: QuestionDialogProps<About>) {
  const { about, pending, onConfirm, onCancel } = question;
  if (about === undefined) return null;
  return (
    <AlertDialog
      open
      {...words}
      description={describe(about)}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
