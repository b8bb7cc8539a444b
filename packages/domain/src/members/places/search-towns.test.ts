import { describe, expect, it } from 'vitest';
import { cityNames, findCity, isCityOf, nearestCity } from './cities.ts';
import { searchTowns } from './search-towns.ts';

const search = (state: string, typed: string) => searchTowns(state, typed, 20);

describe('searching the towns of a state', () => {
  it('finds a town that is too small for the list of cities, and says where it is', () => {
    expect(cityNames('NY')).not.toContain('Cold Spring');
    expect(search('NY', 'cold sp')).toContain('Cold Spring');
    expect(isCityOf('NY', 'Cold Spring')).toBe(true);
    expect(findCity('NY', 'Cold Spring')?.point.latitude).toBeCloseTo(41.4, 0);
    expect(isCityOf('NJ', 'Cold Spring')).toBe(false);
  });

  it('offers the cities of the list before anything is typed', () => {
    expect(search('OH', ' ')).toEqual(cityNames('OH'));
    expect(search('XX', '')).toEqual([]);
  });

  it.each([
    ['MN', 'saint pa', 'St. Paul'],
    ['MN', 'st pa', 'St. Paul'],
    ['CO', 'canon', 'Cañon City'],
    ['NC', 'winston salem', 'Winston-Salem'],
    ['NY', 'BROOK', 'Brooklyn'],
  ])('in %s reads “%s” as %s', (state, typed, name) => {
    expect(search(state, typed)).toContain(name);
  });

  it('puts the whole name first, then those that begin so, then later words', () => {
    const found = search('PA', 'york');
    expect(found[0]).toBe('York');
    const firstLater = found.findIndex((name) => !name.startsWith('York'));
    expect(found[firstLater]).toMatch(/ York/);
    expect(found.slice(firstLater).some((name) => name.startsWith('York'))).toBe(false);
  });

  it('finds no more than it is asked for, and nothing that is not there', () => {
    expect(searchTowns('TX', 'a', 5)).toHaveLength(5);
    expect(search('TX', 'brooklyn heights of nowhere')).toEqual([]);
    expect(search('TX', '(.*)')).toEqual([]);
  });

  it.each([
    ['90036', 'CA', { latitude: 34.07, longitude: -118.35 }, 'Los Angeles'],
    ['77025', 'TX', { latitude: 29.69, longitude: -95.43 }, 'Houston'],
    ['10516', 'NY', { latitude: 41.42, longitude: -73.954 }, 'Cold Spring'],
  ])('of the zip %s in %s takes the city around it, or the nearest small town', (_, state, point, name) => {
    expect(nearestCity(state, point)?.name).toBe(name);
  });

  it('knows no city of a state that is none', () => {
    expect(nearestCity('XX', { latitude: 41.42, longitude: -73.954 })).toBeUndefined();
  });
});
