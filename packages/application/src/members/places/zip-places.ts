import { nearestCity } from '@nestmates/domain/members/places/cities.ts';
import { stateOfZip } from '@nestmates/domain/members/places/zip-states.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { ZipPlaceView } from './contract.ts';

export class ZipPlaces extends useCase('zipCentroids') {
  find(zip: string): ZipPlaceView {
    const [point, state] = [this.needs.zipCentroids.find(zip), stateOfZip(zip)];
    const city = point && state && nearestCity(state, point);
    if (!city) throw notFound('We do not know this zip code.');
    return { state, city: city.name };
  }
}
