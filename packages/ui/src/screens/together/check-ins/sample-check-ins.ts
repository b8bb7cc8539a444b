import type { CheckInView, NearbyView } from '@nestmates/application/together/check-ins/contract.ts';
import { hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

/** The time at which the samples are shown. */
export const startedAt = new Date();
const ago = (span: number) => later(startedAt, -span).toISOString();

const nearby = (
  id: number,
  { id: userId, firstName, profilePhotoUrl }: (typeof samplePeople)[keyof typeof samplePeople],
  rest: Pick<NearbyView, 'location' | 'relation'>,
): NearbyView => ({
  id,
  userId,
  type: 'public',
  user: { id: userId, firstName, profilePhotoUrl },
  city: 'Brooklyn',
  createdAt: ago(minutes(20)),
  ...rest,
});

/** Who is out, as the server returns it. */
export const sampleNearby = {
  priya: nearby(51, samplePeople.priya, { location: 'Third Street playground', relation: 'connected' }),
  amara: nearby(52, samplePeople.amara, { location: 'Central Library, story corner', relation: 'none' }),
  mei: nearby(53, samplePeople.mei, { location: 'The café by the park', relation: 'requested' }),
  maria: nearby(54, samplePeople.maria, {
    location:
      'The fourth floor of the old school on Vanderbilt Avenue, entrance by the yard; ring twice, <b>not</b> once',
    relation: 'requested-by',
  }),
} as const;

/** The member's own. */
export const sampleCheckIn: CheckInView = {
  id: 50,
  userId: 1,
  location: 'Prospect Park, Third Street playground',
  type: 'public',
  createdAt: ago(minutes(20)),
  endsAt: later(startedAt, hours(24) - minutes(20)).toISOString(),
};
