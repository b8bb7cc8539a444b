import { isZip } from '@nestmates/domain/members/places/zip.ts';
import type { Near } from '@nestmates/ui/screens/members/accounts/NearLine.tsx';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { keepGivenZip } from './given-zip.ts';

/** How many mothers are near the zip that the address brings along; nothing where that cannot be said. */
export function useNear(given: string | null): Near | undefined {
  const zip = given !== null && isZip(given) ? given : undefined;
  const [counted, setCounted] = useState<Near | 'failed'>();
  useEffect(() => {
    if (zip === undefined) return;
    keepGivenZip(zip);
    let left = false;
    const show = (answer: Near | 'failed') => {
      if (!left) setCounted(answer);
    };
    call('get /api/near', { query: { zip } }).then(
      ({ moreThan }) => show({ kind: 'counted', zip, moreThan }),
      (error: unknown) =>
        show(error instanceof ApiError && error.status === 404 ? { kind: 'unknown', zip } : 'failed'),
    );
    return () => {
      left = true;
    };
  }, [zip]);
  if (zip === undefined || counted === 'failed') return undefined;
  return counted ?? { kind: 'counting', zip };
}
