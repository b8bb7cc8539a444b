import { zipCentroidsContract } from '@nestmates/application/testing/contracts/zip-centroids-contract.ts';
import { CensusZipCentroids } from './zip-centroids.ts';

const zips = new CensusZipCentroids();
zipCentroidsContract('the census', () => zips);
