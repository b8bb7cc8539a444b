import { allSlots, days, noSlots, type Slots, slotsOf, weekdays, weekend } from '../../availability/slots.ts';
import { type Option, onboarding, tag } from './option.ts';

interface AvailabilityOption extends Option {
  readonly slots: Slots;
}

const withSlots = (option: Option, slots: Slots): AvailabilityOption => ({ ...option, slots });
const dayName = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

/**
 * An option claims a slot only where that is certain. "School hours" end with the morning, since they would overlap
 * "After school" otherwise; options about how the member plans (planned, spontaneous) claim no slot.
 */
export const availability: readonly AvailabilityOption[] = [
  ...days.map((day) => withSlots(onboarding(day, dayName(day)), slotsOf([day]))),
  withSlots(tag('weekday-mornings', 'Weekday mornings'), slotsOf(weekdays, ['morning'])),
  withSlots(tag('weekday-afternoons', 'Weekday afternoons'), slotsOf(weekdays, ['afternoon'])),
  withSlots(tag('weekday-evenings', 'Weekday evenings'), slotsOf(weekdays, ['evening'])),
  withSlots(tag('weekend-mornings', 'Weekend mornings'), slotsOf(weekend, ['morning'])),
  withSlots(tag('weekend-afternoons', 'Weekend afternoons'), slotsOf(weekend, ['afternoon'])),
  withSlots(tag('weekend-evenings', 'Weekend evenings'), slotsOf(weekend, ['evening'])),
  withSlots(tag('school-hours', 'School hours'), slotsOf(weekdays, ['morning'])),
  withSlots(tag('after-school', 'After school'), slotsOf(weekdays, ['afternoon'])),
  withSlots(tag('evenings-only', 'Evenings only'), slotsOf(days, ['evening'])),
  withSlots(tag('flexible-schedule', 'Flexible schedule'), allSlots),
  withSlots(tag('planned-activities', 'Planned activities'), noSlots),
  withSlots(tag('spontaneous-meetups', 'Spontaneous meetups'), noSlots),
];

const slotsBySlug = new Map(availability.map(({ slug, slots }) => [slug, slots]));

/** Every slot that one of their answers claims. */
export const slotsFrom = (slugs: readonly string[]): Slots =>
  slugs.reduce((slots, slug) => slots | (slotsBySlug.get(slug) ?? noSlots), noSlots);
