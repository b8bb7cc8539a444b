import {
  EmailChangeSection,
  type NewEmail,
} from '@nestmates/ui/screens/members/email-change/EmailChangeSection.tsx';
import { useState } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

export function EmailChangeSectionContainer() {
  const [sentTo, setSentTo] = useState<string>();
  const change = useAction({
    call: (body: NewEmail) => call('put /api/account/email', { body }),
    says: ({ message }) => ({ title: 'Please confirm it', description: message }),
    fails: { title: 'Failed to change email', description: 'Please try again.' },
    onSuccess: (_, { email }) => setSentTo(email),
  });
  if (sentTo !== undefined) {
    const state = { kind: 'sent', email: sentTo, onAnother: () => setSentTo(undefined) } as const;
    return <EmailChangeSection state={state} />;
  }
  const kind = change.pending ? 'sending' : 'asking';
  return <EmailChangeSection state={{ kind, issues: change.issues, onChange: change.run }} />;
}
