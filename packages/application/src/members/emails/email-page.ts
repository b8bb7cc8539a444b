import type { EmailWords, Recipient } from './email.ts';
import type { EmailFace } from './email-html.ts';
import type { EmailPage } from './render-email.ts';

/** Words with the links that are made for whoever gets it. */
export interface SaidWords extends Omit<EmailWords, 'closingAction'> {
  /** Path that the link after the closing leads to. */
  readonly closingPath?: string | undefined;
}

interface Said extends SaidWords {
  readonly recipient: Pick<Recipient, 'to' | 'firstName'>;
  readonly face?: EmailFace | undefined;
  /** The member can switch such e-mails off. */
  readonly hasSetting: boolean;
}

/** An e-mail as a member gets it: greeted, with its link, and with where it is switched off. */
export function emailPage(publicUrl: string, { recipient, hasSetting, closing, ...said }: Said): EmailPage {
  const { firstName, to } = recipient;
  const page = {
    to,
    subject: said.subject,
    face: said.face,
    paragraphs: [firstName ? `Hi ${firstName},` : 'Hi,', ...said.paragraphs],
    action: { label: said.action.label, href: `${publicUrl}${said.action.path}` },
  };
  if (said.closingPath) return { ...page, closing, closingHref: `${publicUrl}${said.closingPath}` };
  if (!hasSetting) return { ...page, closing };
  const switchOff = `${closing} You can switch it off in your account:`;
  return { ...page, closing: switchOff, closingHref: `${publicUrl}/account/notifications` };
}
