import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { useEffect } from 'react';

/** Leaves the title to what the page shows beside if it is undefined. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${productName}`;
  }, [title]);
}
