import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { hiddenText } from './hidden-text.ts';

/** Tells the author of a thing why nobody else is shown it. */
export function HiddenNotice({ hidden }: { readonly hidden: HiddenReason }) {
  const { label, sentence } = hiddenText[hidden];
  if (hidden === 'being-looked-at') {
    return (
      <Banner
        look="waiting"
        title={label}
        action={
          <LinkButton href="/account/standing" look="text" size="small">
            Tell Your Side
          </LinkButton>
        }
      >
        {sentence} You need not do anything.
      </Banner>
    );
  }
  return (
    <Banner
      look="wrong"
      title={label}
      action={
        <LinkButton href="/account/standing" look="text" size="small">
          Read Why
        </LinkButton>
      }
    >
      {sentence}
    </Banner>
  );
}
