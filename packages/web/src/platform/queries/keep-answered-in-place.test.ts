import {
  longRequest,
  sampleRequests,
  shortRequest,
} from '@nestmates/ui/screens/friends/connections/sample-requests.ts';
import { describe, expect, it } from 'vitest';
import { keepAnsweredInPlace } from './keep-answered-in-place.ts';

const shown = [longRequest, ...sampleRequests];

describe('the requests on the screen', () => {
  it('keep the one that is being answered where it was, though the server has left it out', () => {
    expect(keepAnsweredInPlace(shown, sampleRequests, new Set([longRequest.id]))).toEqual(shown);
    expect(keepAnsweredInPlace(shown, [], new Set(shown.map(({ id }) => id)))).toEqual(shown);
  });

  it('let go of it when its answer is done, and of whoever has left', () => {
    expect(keepAnsweredInPlace(shown, sampleRequests, new Set())).toEqual(sampleRequests);
  });

  it('show a new one, and nobody twice', () => {
    const now = [shortRequest, ...shown];
    expect(keepAnsweredInPlace(shown, now, new Set([longRequest.id]))).toEqual(now);
  });
});
