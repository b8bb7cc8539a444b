import {
  MomentCut,
  MomentPictures,
  type MomentPicturesProps,
} from '../../../components/moments/MomentPictures.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { shortClock } from '../../../dates/short-clock.ts';
import { photoOrInitial } from '../../../drawings/face.ts';
import { type Place, PlaceScene } from '../../../drawings/PlaceScene.tsx';

interface PlanMomentPicturesProps extends Pick<MomentPicturesProps, 'eggs'> {
  readonly user: { readonly firstName: string; readonly profilePhotoUrl: string | null };
  readonly place: Place;
  readonly at: Date;
}

/** The other parent, and the place with the time. */
export const PlanMomentPictures = ({ user, place, at, eggs }: PlanMomentPicturesProps) => (
  <MomentPictures
    eggs={eggs}
    of={[
      <Portrait
        key="other"
        name={user.firstName}
        face={photoOrInitial(user.profilePhotoUrl)}
        decorative
        eager
      />,
      <Picture key="place" picture={<PlaceScene of={place} />}>
        <MomentCut>{shortClock(at)}</MomentCut>
      </Picture>,
    ]}
  />
);
