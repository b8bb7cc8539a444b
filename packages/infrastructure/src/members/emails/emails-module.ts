import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as comments from './migrations/20261123T023100-comments.ts';

export const emailsFeature = feature({
  bind(bind) {
    service(bind, Emails, 'emails');
  },
  migrations: { '20261123T023100-comments': comments },
});
