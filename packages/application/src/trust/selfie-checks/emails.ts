import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { SelfieCheckEmailFacts, SelfieCheckEmailQueries } from './ports.ts';

type Outcome = 'approved' | 'again' | 'lapsed' | 'refused';

const isDecided = (
  facts: SelfieCheckEmailFacts,
): facts is SelfieCheckEmailFacts & { readonly status: Outcome } =>
  facts.status !== 'asked' && facts.status !== 'sent';

const said: Readonly<Record<Outcome, { subject: string; sentence: string; label: string; closing: string }>> =
  {
    approved: {
      subject: 'Your photo is checked',
      sentence:
        'A person has compared your selfies with your main photo, and they show the same person. Others now see "Photo checked" with the date.',
      label: 'See my check',
      closing:
        'Your selfies are deleted in seven days. With a new main photo the badge goes until we have looked again.',
    },
    again: {
      subject: 'Please take your selfies once more',
      sentence: 'A person has looked at your selfies and could not compare them with your main photo.',
      label: 'Take them again',
      closing: 'You are asked for two new poses. The selfies that you have sent are deleted in seven days.',
    },
    lapsed: {
      subject: 'Nobody could look at your selfies in time',
      sentence:
        'You sent us two selfies for your photo check 30 days ago, and nobody of our team could look at them. We are sorry. Please try again.',
      label: 'Take them again',
      closing: 'You are asked for two new poses. The selfies that you have sent are deleted in seven days.',
    },
    refused: {
      subject: 'Your photo check was refused',
      sentence: 'A person has compared your selfies with your main photo, and does not confirm the check.',
      label: 'See my check',
      closing:
        'You can try once more after a week. The selfies that you have sent are deleted in seven days.',
    },
  };

export const selfieCheckEmails = {
  decided: email({
    job: job('selfie-checks.decided', z.object({ checkId: id })),
    async facts(queries: SelfieCheckEmailQueries, { checkId }) {
      const facts = await queries.emailFactsOf(checkId);
      return facts && isDecided(facts) ? facts : undefined;
    },
    notification: { kind: 'trust', topic: () => 'selfie-check' },
    words({ status, words }) {
      const { subject, sentence, label, closing } = said[status];
      return {
        subject,
        paragraphs: [sentence, ...(words === null ? [] : [words])],
        action: { label, path: '/account/selfie-check' },
        closing,
      };
    },
  }),
};
