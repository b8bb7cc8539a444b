import { describe, expect, it } from 'vitest';
import { type Recall, recallFinder, requireNotRecalled } from './recall.ts';

const rockNPlay: Recall = {
  id: 'rock',
  title: 'Fisher-Price Rock ’n Play sleepers',
  url: 'https://recalls.example/rock',
  date: '2019',
  brands: ['Fisher-Price'],
  models: ['Rock ’n Play'],
};
const snugRide: Recall = {
  ...rockNPlay,
  id: 'seat',
  date: '2020-05-01',
  brands: ['Graco'],
  models: ['SR-35', 'SnugRide 35'],
};
const nothingSaid = { description: '', brand: null, model: null };

describe('a listing of what was recalled', () => {
  it.each([
    [{ title: 'Fisher-Price Rock n Play' }, rockNPlay],
    [{ title: 'Fisher Price sleeper', description: 'The rock ’n play, used for a month' }, rockNPlay],
    [{ title: 'Sleeper', brand: 'Fisher-Price', model: 'Rock ‘n Play' }, rockNPlay],
    [{ title: 'Car seat', brand: 'GRACO', model: 'SnugRide 35' }, snugRide],
    [{ title: 'Graco car seat', model: 'sr 35' }, snugRide],
    [{ title: 'Car seat', brand: 'Gráco', model: 'SR-35 (black)' }, snugRide],
    [{ title: 'F1sherPr1ce RocknPlay' }, rockNPlay],
    [{ title: 'Fi$her.Price r-o-c-k n p-l-a-y' }, rockNPlay],
    [{ title: 'Fіshеr-Рriсе Rосk ’n Рlау' }, rockNPlay],
    [{ title: 'Fisherr Pricce sleeper', model: 'Rock\u200bn\u200bPlay' }, rockNPlay],
    [{ title: 'G r a c o car seat', model: 'Snug Ride 35' }, snugRide],
    [{ title: 'GRAC0 5nugRide 35' }, snugRide],
  ])('is recognised by brand and model: %j', (said, recall) => {
    expect(recallFinder([recall])({ ...nothingSaid, ...said })).toBe(recall);
  });

  it.each([
    [{ title: 'Fisher-Price train' }, rockNPlay],
    [{ title: 'Rock n Play drum' }, rockNPlay],
    [{ title: 'Car seat', brand: 'Graco', model: 'SnugRide 30' }, snugRide],
    [{ title: 'Car seat', brand: 'Graco', model: 'SR-350' }, snugRide],
    [{ title: 'Car seat', brand: 'Gracoline', model: 'SR-35' }, snugRide],
    [{ title: 'Snug ride of 35 minutes', brand: 'Graco' }, snugRide],
    [{ title: 'Car seat', brand: 'Graco', model: 'SR-3' }, snugRide],
    [{ title: 'Graco car seat', description: 'sr es' }, snugRide],
  ])('is no near miss: %j', (said, recall) => {
    expect(recallFinder([recall])({ ...nothingSaid, ...said })).toBeUndefined();
  });

  it('is refused with the newest recall, and where to read of it', () => {
    const both = { ...nothingSaid, title: 'Graco SnugRide 35 and a Fisher-Price Rock n Play' };
    expect(recallFinder([rockNPlay, snugRide])(both)).toBe(snugRide);
    expect(() => requireNotRecalled(both, [rockNPlay, snugRide])).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        code: 'RECALLED',
        details: { flags: { recall: { title: snugRide.title, url: snugRide.url } } },
      }),
    );
    expect(() => requireNotRecalled({ ...nothingSaid, title: 'Bike' }, [rockNPlay, snugRide])).not.toThrow();
  });

  it('is of the newer of two recalls, in whichever order they are known', () => {
    const older = { ...snugRide, id: 'older', date: '2019-12-31' };
    const product = { ...nothingSaid, title: 'Graco SnugRide 35' };
    for (const known of [
      [older, snugRide],
      [snugRide, older],
    ]) {
      expect(recallFinder(known)(product)).toBe(snugRide);
    }
  });

  it.each([
    ['Bumbos', 'Bumbo'],
    ['Boxes', 'Box'],
    ['Graco', 'Graco'],
    ['Babies', 'Baby'],
    ['Cuties', 'Cuties'],
  ])('has its brand also in the plural: %s for %s', (said, brand) => {
    const recall = { ...snugRide, brands: [brand], models: ['Seat'] };
    expect(recallFinder([recall])({ ...nothingSaid, title: `${said} seat` })).toBe(recall);
  });

  it('has any of several brands, each of one word or more, and any of several models', () => {
    const recall = { ...snugRide, brands: ['Kids II', 'Ingenuity'], models: ['Rocker', 'Sleeper. Deluxe'] };
    const found = (title: string) => recallFinder([recall])({ ...nothingSaid, title });
    expect(found('Ingenuity rocker')).toBe(recall);
    expect(found('Kids II sleeper deluxe')).toBe(recall);
    expect(found('Kids rocker')).toBeUndefined();
  });

  it('needs a brand and a model that say something', () => {
    const product = { ...nothingSaid, title: 'Graco. SnugRide' };
    expect(recallFinder([{ ...snugRide, models: ['.', ''] }])(product)).toBeUndefined();
    expect(recallFinder([{ ...snugRide, brands: ['', '.'], models: ['SnugRide'] }])(product)).toBeUndefined();
  });

  it('keeps two recalls of one brand apart', () => {
    const other = { ...snugRide, id: 'other', models: ['Pack ’n Play'] };
    const found = (title: string) => recallFinder([snugRide, other])({ ...nothingSaid, title });
    expect(found('Graco Pack n Play')).toBe(other);
    expect(found('Graco SnugRide 35')).toBe(snugRide);
  });
});
