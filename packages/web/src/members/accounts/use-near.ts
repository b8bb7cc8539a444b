import type { Near } from '@nestmates/ui/screens/members/accounts/NearLine.tsx';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { keepGivenZip } from './given-zip.ts';

/** How many mothers are near the zip that the address brings along; nothing where that cannot be said. */
export function useNear(given: string | null): Near | undefined {
  const [near, setNear] = useState<Near | undefined>(() => {
    const zip = keepGivenZip(given);
    return zip === undefined ? undefined : { kind: 'counting', zip };
  });
  const zip = near?.zip;
  useEffect(() => {
    if (zip === undefined) return;
    let left = false;
    const show = (counted: Near | undefined) => {
      if (!left) setNear(counted);
    };
    call('get /api/near', { query: { zip } }).then(
      ({ moreThan }) => show({ kind: 'counted', zip, moreThan }),
      (error: unknown) =>
        show(error instanceof ApiError && error.status === 404 ? { kind: 'unknown', zip } : undefined),
    );
    return () => {
      left = true;
    };
  }, [zip]);
  return near;
}
