import { isState, type StateCode } from './states.ts';

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const arizona = 'America/Phoenix';
const pacific = 'America/Los_Angeles';
const alaska = 'America/Anchorage';
const hawaii = 'Pacific/Honolulu';

/** The clock by which most of its people live. Beyond the border that divides some of them it is an hour off. */
const zones: Readonly<Record<StateCode, string>> = {
  AL: central,
  AK: alaska,
  AZ: arizona,
  AR: central,
  CA: pacific,
  CO: mountain,
  CT: eastern,
  DE: eastern,
  DC: eastern,
  FL: eastern,
  GA: eastern,
  HI: hawaii,
  ID: mountain,
  IL: central,
  IN: eastern,
  IA: central,
  KS: central,
  KY: eastern,
  LA: central,
  ME: eastern,
  MD: eastern,
  MA: eastern,
  MI: eastern,
  MN: central,
  MS: central,
  MO: central,
  MT: mountain,
  NE: central,
  NV: pacific,
  NH: eastern,
  NJ: eastern,
  NM: mountain,
  NY: eastern,
  NC: eastern,
  ND: central,
  OH: eastern,
  OK: central,
  OR: pacific,
  PA: eastern,
  RI: eastern,
  SC: eastern,
  SD: central,
  TN: central,
  TX: central,
  UT: mountain,
  VT: eastern,
  VA: eastern,
  WA: pacific,
  WV: eastern,
  WI: central,
  WY: mountain,
};

/** Undefined for what is no state. */
export const timeZoneOfState = (code: string | null): string | undefined =>
  code !== null && isState(code) ? zones[code] : undefined;
