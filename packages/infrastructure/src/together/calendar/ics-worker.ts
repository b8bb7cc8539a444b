export { writeIcs } from './write-ics.ts';
