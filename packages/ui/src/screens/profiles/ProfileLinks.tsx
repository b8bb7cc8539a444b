import { LinkList, LinkRow } from '../../components/navigation/LinkList.tsx';

/** What has a page of its own, because onboarding asks for it in the same form. */
export function ProfileLinks() {
  return (
    <LinkList label="More of your profile">
      <LinkRow href="/edit-profile/basics" note="where you live">
        Basic Information
      </LinkRow>
      <LinkRow href="/edit-profile/parenting" note="values and support">
        Parenting Style
      </LinkRow>
    </LinkList>
  );
}
