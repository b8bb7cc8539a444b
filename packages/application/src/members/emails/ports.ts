import type { Recipient } from './email.ts';
import type { EmailFace } from './email-html.ts';

/** The links “This was not me”. */
export interface NotMeLinkIssuer {
  /** The token of a new one, for an e-mail that goes there. */
  issue(recipient: Pick<Recipient, 'memberId' | 'to'>): Promise<string>;
}

/** The face of the member whom an e-mail is about, as its reader is shown it when it is written. */
export interface EmailFaces {
  of(recipient: Pick<Recipient, 'memberId' | 'otherId'>): Promise<EmailFace | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly emailFaces: EmailFaces;
  }
}
