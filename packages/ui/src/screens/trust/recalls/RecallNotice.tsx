import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';

interface RecallNoticeProps {
  readonly recall: { readonly title: string; readonly url: string };
  /** What whoever has it, sells it or has bought it does now. */
  readonly children: string;
}

/** Something that was recalled after it was listed or bought. */
export function RecallNotice({ recall, children }: RecallNoticeProps) {
  return (
    <Banner look="wrong" title="This was recalled">
      {recall.title}. {children} Whoever made it repairs it, replaces it or pays for it.{' '}
      <TextLink href={recall.url} target="_blank" rel="noreferrer">
        Read about the recall
      </TextLink>
    </Banner>
  );
}
