import type { Playdate, PlaydateFields } from './playdate.ts';

/** What a playdate has in every state. */
export const fieldsOf = (playdate: Playdate): PlaydateFields => ({
  id: playdate.id,
  userIdOne: playdate.userIdOne,
  userIdTwo: playdate.userIdTwo,
  proposedBy: playdate.proposedBy,
  place: playdate.place,
  childrenOne: playdate.childrenOne,
  childrenTwo: playdate.childrenTwo,
  createdAt: playdate.createdAt,
  timeZoneOne: playdate.timeZoneOne,
  timeZoneTwo: playdate.timeZoneTwo,
});
