import { MessageSquareText } from 'lucide-react';
import { IconButton } from '../../../components/actions/IconButton.tsx';

interface FeedbackButtonProps {
  readonly look: 'plain' | 'float';
  readonly onClick: () => void;
}

export function FeedbackButton(props: FeedbackButtonProps) {
  return <IconButton {...props} label="Feedback" icon={<MessageSquareText aria-hidden />} />;
}
