import { describe, expect, it } from 'vitest';
import { hazardKindLabel, hazardKindOf } from './hazard-kinds.ts';

const kindOf = (title: string) => hazardKindOf({ type: 'product', title });

describe('a product that can hurt', () => {
  it.each([
    ['Graco car seat', 'car-seat'],
    ['Booster seats, two', 'car-seat'],
    ['Crib', 'crib'],
    ['White crib with a mattress', 'crib'],
    ['Crib, sheets included', 'crib'],
    ['Bike helmet, size S', 'helmet'],
    ['Stroller with a rain cover', 'stroller'],
    ['Pram with hood', 'stroller'],
    ['Beech high chair', 'high-chair'],
    ['HIGHCHAIR', 'high-chair'],
  ])('is %s', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });

  it.each([
    'Crib sheets, set of three',
    'Car seat protector',
    'Rain cover for a stroller',
    'Mattress for the crib',
    'Doll stroller',
    'Toy high chair',
    'Stroller organizer',
    'Scribble book',
    'Dollhouse chairs, set of two',
    'Wooden balance bike',
  ])('is not %s', (title) => {
    expect(kindOf(title)).toBeUndefined();
  });

  it('is no service, whatever its title', () => {
    expect(hazardKindOf({ type: 'service', title: 'Car seat check' })).toBeUndefined();
  });

  it('has a name for many', () => {
    expect(hazardKindLabel('high-chair')).toBe('high chairs');
  });
});
