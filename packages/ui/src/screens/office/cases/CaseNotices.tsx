import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import type { CaseReady } from './case-state.ts';
import { nameOf } from './case-text.ts';

/** Why the caller cannot decide, or should look again before. */
export function CaseNotices({ page, changed, onLookAgain }: CaseReady) {
  const { state, actions, member, decisions } = page;
  const isPart = (state === 'open' || state === 'appealed') && !actions.includes('note');
  const isOwnDecision = state === 'appealed' && actions.includes('note') && !actions.includes('uphold');
  const decidedBy = decisions.find(({ undoneAt }) => undoneAt === null)?.by;
  return (
    <>
      {changed && (
        <Banner
          announced
          look="waiting"
          title={`In the meantime ${changed.what}${changed.who && ` (${changed.who})`}`}
          action={
            <Button look="outline" size="small" onClick={onLookAgain}>
              Look Again
            </Button>
          }
        >
          What you have written stays. Look at what is new before you decide.
        </Banner>
      )}
      {isPart && (
        <Banner title="Somebody else decides this">
          It is about you, or you have reported something in it.
        </Banner>
      )}
      {isOwnDecision && (
        <Banner title="Another administrator answers">
          {decidedBy ? `${nameOf(decidedBy)} made the decision` : 'You made the decision'} that is appealed.
        </Banner>
      )}
      {!member && state !== 'void' && (
        <Banner title="The member has left">
          {state === 'open'
            ? 'What was reported stays until you decide and no appeal is possible any more. A limit, a suspension or a ban holds against the e-mail of the account, also when somebody registers with it again.'
            : 'A limit, a suspension or a ban holds against the e-mail of the account, also when somebody registers with it again.'}
        </Banner>
      )}
      {state === 'void' && (
        <Banner title="There is nothing left to decide">
          {member
            ? 'Its reports were withdrawn or have joined another case, or what was reported is gone.'
            : 'The account and what was reported are gone.'}
        </Banner>
      )}
    </>
  );
}
