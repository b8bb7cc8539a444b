import { ContentsList, ContentsRow } from '../../components/navigation/LinkList.tsx';

/** What has a page of its own, because onboarding asks for it in the same form. */
export function ProfileParts() {
  return (
    <ContentsList label="More of your profile">
      <ContentsRow href="/edit-profile/basics" note="where you live">
        Basic Information
      </ContentsRow>
      <ContentsRow href="/edit-profile/parenting" note="values and support">
        Parenting Style
      </ContentsRow>
    </ContentsList>
  );
}
